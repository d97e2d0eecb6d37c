import { says } from '@mendwell/contract/wire/validation-messages'
import { DEFAULT_MIN_DAYS_LEFT, TRACKINGS, type Tracking } from '@mendwell/domain/lots/lots'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import {
  type LotRow,
  lotsOfProduct,
  saveTracking,
  type Tracked,
} from '../../../../api/staff/stock/lots.ts'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import detailStyles from '../../../components/page/details.module.css'
import { formatDay } from '../../../components/page/formats.ts'
import { bucketInWords, lotName } from '../../../components/page/lot-words.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { useStaff } from '../../../session/use-staff.ts'

const TRACKING_WORDS: Record<Tracking, string> = {
  NONE: 'No lots',
  LOT: 'Lot',
  LOT_EXPIRY: 'Lot and expiration date',
  SERIAL: 'Serial number of each piece',
}

/** How the stock of a product is tracked by lot, and its current lots. */
export function ProductLots({ productId }: { productId: number }) {
  const query = useQuery(lotsOfProduct(productId))
  const mayChange = useStaff()?.may('lots.write') === true
  return (
    <section className="panel stack">
      <h2>Lots</h2>
      <QueryState query={query} lines={2}>
        {({ tracked, promised, quantity, lots }) => (
          <>
            {tracked.tracking === 'NONE' ? (
              <p className="muted">The stock of this product is not kept by lot.</p>
            ) : (
              <p>
                <b className="strong">{quantity ?? 0}</b> on sale,{' '}
                <b className="strong">{promised}</b> promised and not sent
              </p>
            )}
            {lots.length > 0 && (
              <ul className={detailStyles.list}>
                {lots.map((lot) => (
                  <LotEntry key={lot.lotId} lot={lot} isLinked={mayChange} />
                ))}
              </ul>
            )}
            {mayChange && (
              <TrackingForm key={JSON.stringify(tracked)} productId={productId} tracked={tracked} />
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}

function LotEntry({ lot, isLinked }: { lot: LotRow; isLinked: boolean }) {
  const { lotId, expiresOn, neverExpires, stock } = lot
  const expiry = expiresOn ? `use by ${formatDay(expiresOn)}` : neverExpires && 'does not expire'
  return (
    <li>
      <span>
        {isLinked ? <Link to={`/lots/${lotId}`}>{lotName(lot)}</Link> : lotName(lot)}
        <span className={detailStyles.subLine}>
          {[expiry, ...stock.map(({ bucket, quantity }) => `${quantity} ${bucketInWords(bucket)}`)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
    </li>
  )
}

const TrackingValues = z.object({
  tracking: z.enum(TRACKINGS),
  minDaysLeft: z
    .string()
    .check(z.regex(/^\d{0,3}$/, says('enterDaysBetween', { min: 0, max: 999 }))),
  prefer: z.enum(['EARLIEST', 'ONE']),
})
type TrackingValues = z.output<typeof TrackingValues>

interface TrackingFormProps {
  productId: number
  tracked: Tracked
}

function TrackingForm({ productId, tracked }: TrackingFormProps) {
  const { minDaysLeft, preferOneLot, tracking } = tracked
  const form = useCheckedForm<TrackingValues>({
    initialValues: {
      tracking,
      minDaysLeft: minDaysLeft === null ? '' : String(minDaysLeft),
      prefer: preferOneLot ? 'ONE' : 'EARLIEST',
    },
    schema: TrackingValues,
    fields: ['tracking', 'minDaysLeft', 'prefer'],
  })
  const { save, busy, refusal } = useSave(saveTracking, {
    outdates: ['/staff/products', '/staff/history'],
    success: 'Saved',
    onErrors: form.showErrors,
  })
  const isTracked = form.values.tracking !== 'NONE'
  return (
    <form
      className="stack-small"
      noValidate
      onSubmit={form.submit((values) =>
        save({
          productId,
          tracking: values.tracking,
          minDaysLeft: values.minDaysLeft === '' ? null : Number(values.minDaysLeft),
          preferOneLot: values.prefer === 'ONE',
        }),
      )}
    >
      <SelectField
        label="Keep stock by"
        options={TRACKINGS.map((value) => ({ value, label: TRACKING_WORDS[value] }))}
        {...form.field('tracking')}
      />
      {isTracked && tracking === 'NONE' && (
        <p className="note">
          Pieces that are here now are held until you receive them by lot. Orders that wait for them
          are on backorder until then.
        </p>
      )}
      {form.values.tracking === 'LOT_EXPIRY' && (
        <TextField
          label="Days left on arrival"
          optional="(optional)"
          hint={`A lot that expires sooner is not sent. Without a number ${DEFAULT_MIN_DAYS_LEFT} days.`}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('minDaysLeft')}
        />
      )}
      {isTracked && (
        <SelectField
          label="Choose for an order"
          options={[
            { value: 'EARLIEST', label: 'The lots that expire first' },
            { value: 'ONE', label: 'One lot for all pieces, where there is one' },
          ]}
          {...form.field('prefer')}
        />
      )}
      <Refusal refusal={refusal} />
      <Button type="submit" rank="secondary" busy={busy}>
        Save tracking
      </Button>
    </form>
  )
}
