import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type GiftCardRow, issueGiftCard } from '../../../api/staff/orders/gift-cards.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { newKey } from '../../../lib/new-key.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import formStyles from '../../components/forms/form.module.css'
import { FormPage } from '../../components/forms/form-page.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { formatMoney } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { BLANK, bodyOf, FIELDS, GiftCardValues } from './gift-card-values.ts'

const KINDS = [
  { value: 'GIFT_CARD', label: 'Paid for, in the store or by phone' },
  { value: 'PROMOTIONAL', label: 'Given away' },
]
const back = { to: '/gift-cards', label: 'All gift cards' }

interface Issued {
  card: GiftCardRow
  code: string
}

/** Issues a gift card: its code is emailed, or shown once to be handed over. */
export function Component() {
  const navigate = useNavigate()
  const [issued, setIssued] = useState<Issued>()
  // If the answer is lost, sending it again with the same key issues no second card.
  const key = useRef(newKey())
  const form = useCheckedForm<GiftCardValues>({
    initialValues: BLANK,
    schema: GiftCardValues,
    fields: FIELDS,
    onValuesChange: () => {
      key.current = newKey()
    },
  })
  const { busy, refusal, save } = useSave(
    (values: GiftCardValues) => issueGiftCard({ body: bodyOf(values), key: key.current }),
    {
      outdates: ['/staff/gift-cards', '/staff/history'],
      success: 'Gift card issued.',
      onSaved: ({ card, code }) => {
        if (code) setIssued({ card, code })
        else void navigate(`/gift-cards/${card.balanceId}`)
      },
      onErrors: form.showErrors,
    },
  )
  if (issued) return <HandOver {...issued} />
  const isGiven = form.values.kind === 'PROMOTIONAL'
  return (
    <>
      <PageHeader
        title="Issue a gift card"
        back={back}
        lead="With an email address the code is sent there. Without one it is shown once, to be handed over."
      />
      <FormPage form={form} onSave={save} busy={busy} refusal={refusal} saveLabel="Issue gift card">
        <section className="panel stack">
          <h2>The card</h2>
          <div className={formStyles.twoFields}>
            <NativeSelect
              label="Paid for or given away"
              description="Take the payment before you issue one that is paid for"
              data={KINDS}
              {...form.field('kind')}
            />
            <TextInput
              label="Amount"
              description="In dollars, from $1 to $2,000"
              inputMode="decimal"
              autoComplete="off"
              {...form.field('worth')}
            />
            {isGiven && (
              <TextInput
                label="Last day (optional)"
                description="Only cards given away can expire"
                type="date"
                {...form.field('expiresOn')}
              />
            )}
          </div>
        </section>
        <section className="panel stack">
          <h2>For whom</h2>
          <div className={formStyles.twoFields}>
            <TextInput
              label="Name (optional)"
              autoComplete="off"
              {...form.field('recipientName')}
            />
            <TextInput
              label="Email (optional)"
              type="email"
              autoComplete="off"
              {...form.field('recipientEmail')}
            />
            <TextInput label="From (optional)" autoComplete="off" {...form.field('senderName')} />
            <TextInput
              label="Email it on (optional)"
              description="Leave empty to send it now"
              type="date"
              {...form.field('sendOn')}
            />
          </div>
          <Textarea label="Message (optional)" autosize minRows={2} {...form.field('message')} />
        </section>
      </FormPage>
    </>
  )
}

function HandOver({ card, code }: Issued) {
  return (
    <>
      <PageHeader title="Gift card issued" back={back} />
      <section className="panel stack" role="status">
        <h2>{formatMoney(card.issued)}, to be handed over</h2>
        <p>
          Write the code down or print this page now. It is kept nowhere and is not shown again.
        </p>
        <p className="tabular">
          <b>{code}</b>
        </p>
        <div className="row">
          <Link className={buttonClass('primary')} to={`/gift-cards/${card.balanceId}`}>
            Done
          </Link>
        </div>
      </section>
    </>
  )
}
