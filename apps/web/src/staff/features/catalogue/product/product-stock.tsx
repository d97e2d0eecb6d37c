import type { StockMovementWire } from '@mendwell/contract/catalog/staff-products'
import { says } from '@mendwell/contract/wire/validation-messages'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { moveStock, STOCK_REASONS, stockOf, waitingFor } from '../../../../api/staff/products.ts'
import { SHOWS_STOCK } from '../../../../api/staff/staff-key.ts'
import { lotsOfProduct } from '../../../../api/staff/stock/lots.ts'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import timelineStyles from '../../../components/history/timeline.module.css'
import { formatMoment } from '../../../components/page/formats.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { useStaff } from '../../../session/use-staff.ts'

const REASONS: Record<string, string> = {
  INITIAL: 'Opening stock',
  ORDER: 'Ordered',
  ORDER_REJECTED: 'Order cancelled',
  ORDER_EXPIRED: 'Unpaid order expired',
  RETURN: 'Returned',
  COUNT: 'Counted',
  IMPORT: 'Import',
  RECEIVED: 'Received',
  DAMAGED: 'Damaged',
  EXPIRED: 'Expired',
  LOST: 'Lost',
  REPLACEMENT: 'Replacement sent',
  REFUND: 'Refunded before shipping',
  RECEIPT: 'Received by lot',
  LOT: 'Moved by lot',
  RECALL: 'Recalled',
  PROMISE_BROKEN: 'Back on backorder',
  BACKORDER: 'Sent from backorder',
  POOL: 'Shared with other packs',
  EDIT: 'Order edited',
  OTHER: 'Other',
}
const SHOWN = 10

/** Pieces on hand, their movements, and a form to book more. */
export function ProductStock({ productId }: { productId: number }) {
  const query = useQuery(stockOf(productId))
  const isByLot = (useQuery(lotsOfProduct(productId)).data?.tracked.tracking ?? 'NONE') !== 'NONE'
  const mayMove = useStaff()?.may('stock.write') === true
  return (
    <section className="panel stack">
      <h2>Stock</h2>
      <QueryState query={query} lines={3}>
        {({ quantity, movements }) => (
          <>
            <p>
              <b className="strong">{quantity ?? 'Not counted'}</b>
              {quantity !== null && ' on hand'}
            </p>
            <Waiting productId={productId} />
            {mayMove && !isByLot && <MoveForm productId={productId} />}
            <ul className={timelineStyles.timeline}>
              {movements.slice(0, SHOWN).map((movement) => (
                <Movement key={movement.movementId} movement={movement} />
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </section>
  )
}

/** How many people wait for a back-in-stock mail; renders nothing if none. */
function Waiting({ productId }: { productId: number }) {
  const waiting = useQuery(waitingFor(productId)).data?.waiting ?? 0
  if (waiting === 0) return null
  return (
    <p>
      <b className="strong">{waiting}</b> waiting for an email when it is back in stock
    </p>
  )
}

function Movement({ movement }: { movement: StockMovementWire }) {
  const { delta, reason, note, movedBy, createdAt } = movement
  return (
    <li>
      <b className="strong">{delta > 0 ? `+${delta}` : delta}</b> {REASONS[reason] ?? reason}
      {note && `, ${note}`}
      <span>
        {formatMoment(createdAt)}
        {movedBy && `, ${movedBy}`}
      </span>
    </li>
  )
}

const MoveValues = z.object({
  delta: z.string().check(z.regex(/^[+-]?0*[1-9]\d{0,5}$/, says('stockDelta'))),
  reason: z.enum(STOCK_REASONS),
  note: z.string().check(z.trim(), z.maxLength(200)),
})
type MoveValues = z.output<typeof MoveValues>

function MoveForm({ productId }: { productId: number }) {
  const form = useCheckedForm<MoveValues>({
    initialValues: { delta: '', reason: 'RECEIVED', note: '' },
    schema: MoveValues,
    fields: ['delta', 'reason', 'note'],
  })
  const { save, busy, refusal } = useSave(moveStock, {
    outdates: ['/staff/history', ...SHOWS_STOCK],
    success: ({ quantity }) => `${quantity} on hand`,
    onErrors: form.showErrors,
    onSaved: () => form.reset(),
  })
  return (
    <form
      className="stack-small"
      noValidate
      onSubmit={form.submit(({ delta, reason, note }) =>
        save({ productId, delta: Number(delta), reason, note }),
      )}
    >
      <TextField
        label="Adjust by"
        hint="Such as 10 or -2"
        inputMode="text"
        autoComplete="off"
        {...form.field('delta')}
      />
      <SelectField
        label="Reason"
        options={STOCK_REASONS.map((value) => ({ value, label: REASONS[value] ?? value }))}
        {...form.field('reason')}
      />
      <TextField label="Note" optional="(optional)" {...form.field('note')} />
      <Refusal refusal={refusal} />
      <Button type="submit" rank="secondary" busy={busy}>
        Save adjustment
      </Button>
    </form>
  )
}
