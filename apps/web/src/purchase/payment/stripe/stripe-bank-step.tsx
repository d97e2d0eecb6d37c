import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useRef } from 'react'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useCardWords } from '../card/card-words.ts'
import type { Charging } from '../steps/use-charge.ts'

interface StripeBankStepProps {
  stripe: Stripe
  clientSecret: string
  payment: Charging
  onBankOpen: (isOpen: boolean) => void
}

/**
 * Opens the bank's window (3-D Secure) at once. Whatever the result, the shop is asked for the payment's status; if it
 * still waits for the bank, the shopper chooses: the bank again, or another card.
 */
export function StripeBankStep({ stripe, clientSecret, payment, onBankOpen }: StripeBankStepProps) {
  const begun = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const words = useCardWords()
  const open = async () => {
    onBankOpen(true)
    await payment.askBank(async () => {
      try {
        await stripe.handleNextAction({ clientSecret })
      } finally {
        onBankOpen(false)
      }
    })
    heading.current?.focus()
  }
  // Only once, even if React runs effects twice: a second window would disrupt the first.
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void open()
  })
  return (
    <section className="panel flat stack" aria-labelledby="bank-title">
      <h3 id="bank-title" ref={heading} tabIndex={-1}>
        {t('payment.bankTitle')}
      </h3>
      <p role="status">{payment.busy ? t('payment.bankOpen') : words.bankUnfinished}</p>
      {!payment.busy && (
        <div className="row">
          <Button onClick={() => void open()}>{t('payment.bankContinue')}</Button>
          <Button rank="outline" onClick={payment.useCard}>
            {t('payment.otherCard')}
          </Button>
        </div>
      )}
    </section>
  )
}
