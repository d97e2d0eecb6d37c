import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { type ReactNode, useRef, useState } from 'react'
import { useLanguage } from '../../../lib/words/language.ts'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useCardWords } from '../card/card-words.ts'
import { PaymentWarning } from '../card/payment-warning.tsx'
import type { Charging } from '../steps/use-charge.ts'
import { stripeLook } from './stripe-look.ts'

export interface StripeCardStepProps {
  stripe: Stripe
  payment: Charging
  /** What is charged; no cents where a card is only saved. */
  money: { cents: number | undefined; currency: string }
  payLabel: string
  holder: string
  warning: string | undefined
  /** Above the button. */
  beforePay: ReactNode
}

/** Stripe's Payment Element for a payment, or a card to save, that the shop starts itself ('deferred'). */
export function StripeCardStep({ money, ...rest }: StripeCardStepProps) {
  const locale = useLanguage()
  return (
    <Elements
      stripe={rest.stripe}
      options={{
        ...(money.cents === undefined
          ? { mode: 'setup' }
          : { mode: 'payment', amount: money.cents }),
        currency: money.currency.toLowerCase(),
        allowedPaymentMethodTypes: ['card'],
        paymentMethodCreation: 'manual',
        // Stripe explains next to its fields what saving a card means.
        setupFutureUsage: rest.payment.savesCard || money.cents === undefined ? 'on_session' : null,
        locale,
        appearance: stripeLook(),
      }}
    >
      <CardFields {...rest} />
    </Elements>
  )
}

/** Wallets and Link open their own windows, which cannot be used outside a modal. */
const CARD_ALONE = { applePay: 'never', googlePay: 'never', link: 'never' } as const

type CardFieldsProps = Omit<StripeCardStepProps, 'money'>

function CardFields({ stripe, payment, payLabel, holder, warning, beforePay }: CardFieldsProps) {
  const [problem, setProblem] = useState<string>()
  const [isBlocked, setIsBlocked] = useState(false)
  const words = useCardWords()
  const { busy, send } = useCardToken({ stripe, payment, holder, onProblem: setProblem })
  if (isBlocked) return <p className="note warn">{t('payment.blocked')}</p>
  const shown = problem ?? warning
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <PaymentElement
        options={{ wallets: CARD_ALONE, defaultValues: { billingDetails: { name: holder } } }}
        onChange={() => setProblem(undefined)}
        onLoadError={() => setIsBlocked(true)}
      />
      {beforePay}
      {shown && <PaymentWarning text={shown} />}
      <Button type="submit" icon="lock" big wide busy={busy}>
        {busy ? words.sending : payLabel}
      </Button>
      <p className="tiny muted">{words.fine}</p>
    </form>
  )
}

interface CardToken extends Pick<CardFieldsProps, 'stripe' | 'payment' | 'holder'> {
  /** Stripe's message about its fields; undefined clears it. */
  onProblem: (words: string | undefined) => void
}

/** Creates a payment method at Stripe from the fields and pays with it; a second click meanwhile does nothing. */
function useCardToken({ stripe, payment, holder, onProblem }: CardToken) {
  const elements = useElements()
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)

  const makeToken = async () => {
    const unanswered = payment.unanswered()
    if (unanswered) return unanswered
    if (!elements) return undefined
    const checked = await elements.submit()
    if (checked.error) return fail(checked.error.message)
    const params = { billing_details: { name: holder } }
    const made = await stripe.createPaymentMethod({ elements, params })
    return made.error ? fail(made.error.message) : made.paymentMethod.id
  }
  const fail = (words = t('payment.unreachable')) => {
    onProblem(words)
    return undefined
  }

  return {
    busy: busy || payment.busy,
    send: async () => {
      if (sending.current) return
      sending.current = true
      setBusy(true)
      onProblem(undefined)
      try {
        const token = await makeToken()
        if (token) await payment.pay(token)
      } finally {
        sending.current = false
        setBusy(false)
      }
    },
  }
}
