import { inDollars, toCents, toDollars } from '@mendwell/contract/wire/dollars'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { changeRefund, type ReturnRow } from '../../../api/staff/orders/returns.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { typedDollars } from '../../components/forms/typed-values.ts'
import { useSave } from '../../components/forms/use-save.ts'
import { formatMoney } from '../../components/page/formats.ts'

const Typed = z.object({ refund: typedDollars(1_000_000), reason: z.string() })
type Typed = z.output<typeof Typed>

interface ChangeRefundProps {
  row: ReturnRow
  closeButton: ReactNode
  onSaved: () => void
}

/** Lowers what a return will refund, as for used or damaged goods, or restores what was quoted. */
export function ChangeRefund({ row, closeButton, onSaved }: ChangeRefundProps) {
  const { returnId, returnNumber, refund: refundBefore, withheld, withheldReason, currency } = row
  const quoted = toDollars(toCents(refundBefore) + toCents(withheld))
  const form = useCheckedForm<Typed>({
    initialValues: { refund: inDollars(toCents(refundBefore)), reason: withheldReason ?? '' },
    schema: Typed,
    fields: ['refund', 'reason'],
  })
  const { save, busy, refusal } = useSave(
    ({ refund, reason }: Typed) =>
      changeRefund({ returnId, refund: Number(refund), refundBefore, reason }),
    {
      outdates: [STAFF_KEY],
      success: ({ refund }) =>
        `Return ${returnNumber} will refund ${formatMoney(refund, currency)}. The customer gets an email.`,
      onSaved,
      onErrors: form.showErrors,
    },
  )
  return (
    <form className="stack" noValidate onSubmit={form.submit(save)}>
      <Refusal refusal={refusal} />
      <div className="two-columns">
        <TextField
          label="New refund"
          optional={`(at most ${formatMoney(quoted, currency)}, as quoted)`}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('refund')}
        />
        <TextField
          label="Reason"
          optional="(the customer reads it)"
          maxLength={500}
          {...form.field('reason')}
        />
      </div>
      <div className="row">
        <Button type="submit" busy={busy}>
          Change refund
        </Button>
        {closeButton}
      </div>
    </form>
  )
}
