import type { ShopConfigWire } from '@mendwell/contract/shop/shop'
import { toDollars } from '@mendwell/contract/wire/dollars'
import { lazy, type ReactNode } from 'react'
import { answerSandboxBank } from '../../api/orders/payments.ts'
import { formatMoney } from '../../lib/words/texts.ts'
import { CardForm } from './card/card-form.tsx'
import { BankStep } from './steps/bank-step.tsx'
import type { Charging } from './steps/use-charge.ts'

// Most visits do not pay, and a shop without Stripe never needs it.
const StripePayment = lazy(async () => ({
  default: (await import('./stripe/stripe-payment.tsx')).StripePayment,
}))

interface CardPaymentProps {
  config: ShopConfigWire
  payment: Charging
  /** No cents where a card is only saved. */
  money: { cents: number | undefined; currency: string }
  /** Prefilled as the name on the card. */
  holder: string
  /** 'Pay $105.61' */
  payLabel: string
  /** Above the pay button. */
  beforePay: ReactNode
  /** True while the bank's own window is open. */
  onBankOpen: (isOpen: boolean) => void
}

/** Card fields, then the bank's step, for any provider; suspends until Stripe's have loaded. */
export function CardPayment({ config, onBankOpen, ...rest }: CardPaymentProps) {
  if (config.cardProvider === 'sandbox') return <SandboxPayment {...rest} />
  return (
    <StripePayment
      // Its fields are tied to the amount they were created for.
      key={rest.money.cents}
      {...rest}
      onBankOpen={onBankOpen}
      publishableKey={config.publishableKey ?? ''}
    />
  )
}

type SandboxPaymentProps = Omit<CardPaymentProps, 'config' | 'onBankOpen'>

function SandboxPayment({ payment, money, ...rest }: SandboxPaymentProps) {
  const { step, busy } = payment
  if (step.at === 'bank') {
    const amount = formatMoney(toDollars(money.cents ?? 0), money.currency)
    const answer = (approve: boolean) =>
      payment.askBank(() => answerSandboxBank(step.action, approve))
    return <BankStep amount={amount} busy={busy} onAnswer={(approve) => void answer(approve)} />
  }
  return (
    <CardForm
      {...rest}
      busy={busy}
      warning={step.at === 'card' ? step.warning : undefined}
      onPay={(token) => void payment.pay(token)}
    />
  )
}
