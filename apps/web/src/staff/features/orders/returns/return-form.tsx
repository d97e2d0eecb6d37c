import { RefusalNote } from '../../../../components/forms/refusal-note.tsx'
import { translateMessage } from '../../../../lib/words/texts.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { codeInWords } from '../../../components/page/code-words.ts'
import { formatMoney } from '../../../components/page/formats.ts'
import { PieceChooser } from '../refunds/piece-chooser.tsx'
import { type NewReturnProps, STARTED_KINDS, useNewReturn } from './use-new-return.ts'

const KINDS = STARTED_KINDS.map((value) => ({ value, label: codeInWords(value) }))

/** What a customer tells staff to send back, with what the rules of the shop give for it. */
export function ReturnForm({ onCancel, ...props }: NewReturnProps & { onCancel: () => void }) {
  const { order } = props
  const { pieces, input, change, form, sending, quote, reasonProblem } = useNewReturn(props)
  return (
    <form className="stack" {...form.props}>
      <Refusal refusal={sending.refusal} />
      <RefusalNote text={form.problem} />
      <PieceChooser pieces={pieces} legend="Quantity to return" />
      <SelectField
        label="The customer wants"
        options={KINDS}
        value={input.requestFor}
        onChange={(event) =>
          change({
            requestFor: event.currentTarget.value === 'REPLACEMENT' ? 'REPLACEMENT' : 'REFUND',
          })
        }
      />
      <TextField
        label="Why it comes back"
        name="reason"
        hint="In the customer’s words"
        maxLength={1000}
        error={reasonProblem}
        value={input.reason}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={input.openedFlag}
          onChange={(event) => change({ openedFlag: event.currentTarget.checked })}
        />
        <span>The package was opened</span>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={input.defectiveFlag}
          onChange={(event) => change({ defectiveFlag: event.currentTarget.checked })}
        />
        <span>The item is defective</span>
      </label>
      <div role="status">
        {quote && <Quoted quote={quote} order={order} requestFor={input.requestFor} />}
      </div>
      <div className="row">
        <Button type="submit" busy={sending.busy}>
          Start the return
        </Button>
        <Button rank="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

interface QuotedProps {
  quote: NonNullable<ReturnType<typeof useNewReturn>['quote']>
  order: NewReturnProps['order']
  requestFor: (typeof STARTED_KINDS)[number]
}

/** Why items cannot come back, or what the customer gets for them. */
function Quoted({ quote, order, requestFor }: QuotedProps) {
  const money = (amount: number) => formatMoney(amount, quote.currency)
  if (!quote.accepted) {
    return quote.lines.map(({ orderItemId, refusal }) => {
      const item = order.items.find((one) => one.orderItemId === orderItemId)
      return (
        refusal && (
          <p key={orderItemId} className="note warn">
            <b className="strong">{item?.productName}:</b>{' '}
            {translateMessage(refusal.message, refusal.sentence)}
          </p>
        )
      )
    })
  }
  if (requestFor === 'REPLACEMENT')
    return <p>A replacement can be sent once the items are received.</p>
  return <p>{money(quote.refund)} can be refunded once the items are received.</p>
}
