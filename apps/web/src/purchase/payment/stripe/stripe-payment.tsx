import type { Stripe } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CardSkeleton } from '../card/card-skeleton.tsx'
import { StripeBankStep } from './stripe-bank-step.tsx'
import { StripeCardStep, type StripeCardStepProps } from './stripe-card-step.tsx'
import { stripeScript } from './stripe-script.ts'

interface StripePaymentProps extends Omit<StripeCardStepProps, 'stripe' | 'warning'> {
  publishableKey: string
  /** True while the bank's own window is open. */
  onBankOpen: (isOpen: boolean) => void
}

/** Card and bank through Stripe's own fields and windows: nothing of a card passes through our code. */
export function StripePayment(props: StripePaymentProps) {
  const { data, isError, refetch } = useQuery(stripeScript(props.publishableKey))
  if (data) return <StripeStep stripe={data} {...props} />
  if (!isError) return <CardSkeleton />
  return (
    <div className="stack" role="alert">
      <p className="note warn">
        <Icon name="alert-triangle" />
        {t('payment.blocked')}
      </p>
      <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
    </div>
  )
}

function StripeStep({ stripe, payment, ...rest }: StripePaymentProps & { stripe: Stripe }) {
  const { step } = payment
  if (step.at === 'bank') {
    return (
      <StripeBankStep
        key={step.action.clientSecret}
        stripe={stripe}
        clientSecret={step.action.clientSecret}
        payment={payment}
        onBankOpen={rest.onBankOpen}
      />
    )
  }
  const warning = step.at === 'card' ? step.warning : undefined
  return <StripeCardStep stripe={stripe} payment={payment} warning={warning} {...rest} />
}
