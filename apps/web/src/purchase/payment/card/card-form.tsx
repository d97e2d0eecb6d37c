import { findSandboxCard } from '@mendwell/contract/money/sandbox-cards'
import type { ReactNode } from 'react'
import { FormErrors } from '../../../components/forms/form-errors.tsx'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { formatCardNumber, formatExpiry, formatSecurityCode } from './card-rules.ts'
import { CARD_FIELDS, type CardValues, cardSchema } from './card-schema.ts'
import { useCardWords } from './card-words.ts'
import { MaskedField } from './masked-field.tsx'
import { PaymentWarning } from './payment-warning.tsx'
import { TestCards } from './test-cards.tsx'

interface CardFormProps {
  /** 'Pay $105.61' */
  payLabel: string
  holder: string
  busy: boolean
  warning: string | undefined
  /** Above the button. */
  beforePay: ReactNode
  onPay: (token: string) => void
}

/** The sandbox's card fields: the number becomes a test token here and is sent nowhere. */
export function CardForm({ payLabel, holder, busy, warning, beforePay, onPay }: CardFormProps) {
  const form = useCheckedForm<CardValues>({
    initialValues: { number: '', expiry: '', securityCode: '', name: holder },
    schema: cardSchema(),
    fields: CARD_FIELDS,
  })
  const pay = ({ number }: CardValues) => {
    const card = findSandboxCard(number)
    if (card) onPay(card.token)
  }
  const number = form.field('number')
  const words = useCardWords()
  return (
    <form className="stack" noValidate onSubmit={form.submit(pay)}>
      <FormErrors form={form} />
      <MaskedField
        label={t('payment.number')}
        bound={number}
        format={formatCardNumber}
        autoComplete="cc-number"
      />
      <div className="two-columns keep">
        <MaskedField
          label={t('payment.expiry')}
          bound={form.field('expiry')}
          format={formatExpiry}
          autoComplete="cc-exp"
        />
        <MaskedField
          label={t('payment.securityCode')}
          bound={form.field('securityCode')}
          format={formatSecurityCode}
          autoComplete="cc-csc"
        />
      </div>
      <TextField
        label={t('payment.name')}
        autoComplete="cc-name"
        autoCorrect="off"
        {...form.field('name')}
      />
      {beforePay}
      {warning && <PaymentWarning text={warning} />}
      <Button type="submit" icon="lock" big wide busy={busy}>
        {busy ? words.sending : payLabel}
      </Button>
      <p className="tiny muted">{words.fine}</p>
      <TestCards onChoose={(chosen) => number.onChange(chosen)} />
    </form>
  )
}
