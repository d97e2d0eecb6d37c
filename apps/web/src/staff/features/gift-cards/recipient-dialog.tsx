import { Recipient } from '@mendwell/contract/gift-sales/staff-gift-sales'
import { correctGiftRecipient, type GiftCardRow } from '../../../api/staff/orders/gift-cards.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { formatDay } from '../../components/page/formats.ts'

interface RecipientDialogProps {
  card: GiftCardRow
  opened: boolean
  onClose: () => void
}

/** Changes the recipient of a card bought online, if its email was wrong. Mounted closed, so that focus returns. */
export function RecipientDialog({ opened, ...rest }: RecipientDialogProps) {
  return (
    <StaffDialog opened={opened} onClose={rest.onClose} title="Correct the recipient">
      {opened && <RecipientForm {...rest} />}
    </StaffDialog>
  )
}

function RecipientForm({ card, onClose }: Omit<RecipientDialogProps, 'opened'>) {
  const { sale, state, sendOn, recipientName, recipientEmail } = card
  const isScheduled = state === 'ISSUED'
  const form = useCheckedForm({
    initialValues: { recipientName: recipientName ?? '', recipientEmail: recipientEmail ?? '' },
    schema: Recipient,
    fields: ['recipientName', 'recipientEmail'],
  })
  const { busy, refusal, save } = useSave(correctGiftRecipient, {
    outdates: ['/staff/gift-cards', '/staff/history'],
    success: isScheduled ? 'The recipient is corrected.' : 'A new code is on its way.',
    onSaved: onClose,
    onErrors: form.showErrors,
  })
  const send = ({ recipientName: name, recipientEmail: to }: typeof form.values) => {
    if (!sale) return
    const read = { recipientName, recipientEmail }
    save({ saleId: sale.saleId, recipientName: name.trim() || null, recipientEmail: to, read })
  }
  return (
    <form className="stack" noValidate onSubmit={form.submit(send)}>
      <Refusal refusal={refusal} />
      <p>
        {isScheduled && sendOn
          ? `The card is emailed to them on ${formatDay(sendOn)}.`
          : 'They get a new code by email right away. Codes sent before stop working.'}
      </p>
      <TextField label="Email" type="email" autoComplete="off" {...form.field('recipientEmail')} />
      <TextField
        label="Name"
        optional="(optional)"
        autoComplete="off"
        maxLength={80}
        {...form.field('recipientName')}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {isScheduled ? 'Save' : 'Send a new code'}
        </Button>
        <Button rank="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
