import { toCents } from '@mendwell/contract/wire/dollars'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { CallProblem } from '../../api/calls/call.ts'
import { confirmGiftSale, type GiftSale } from '../../api/orders/gift-sales.ts'
import { answerSandboxBank } from '../../api/orders/payments.ts'
import { shopConfig } from '../../api/shop.ts'
import { formatMoney, say, t } from '../../lib/words/texts.ts'
import { CardForm } from '../../purchase/payment/card/card-form.tsx'
import { CardSkeleton } from '../../purchase/payment/card/card-skeleton.tsx'
import { BankStep } from '../../purchase/payment/steps/bank-step.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useGiftPayment } from './use-gift-payment.ts'

// A shop without Stripe never needs it.
const StripePayment = lazy(async () => ({
  default: (await import('../../purchase/payment/stripe/stripe-payment.tsx')).StripePayment,
}))

interface GiftPaymentProps {
  sale: GiftSale
  /** Filled in as the name on the card. */
  holder: string
  isCharged: boolean
  onCharging: (isCharged: boolean) => void
  onPaid: () => void
}

/** Pays a gift card by card. */
export function GiftPayment({ sale, holder, ...outcome }: GiftPaymentProps) {
  const config = useQuery(shopConfig()).data
  const payment = useGiftPayment(sale, outcome)
  const { step, busy } = payment
  const amount = formatMoney(sale.amount, sale.currency)
  const payLabel = t('payment.title', { amount })
  if (!config) return <CardSkeleton />
  if (step.at === 'confirming') {
    return <Confirming sale={sale} onAnswer={payment.settle} onNothing={payment.useCard} />
  }
  if (config.cardProvider !== 'sandbox') {
    return (
      <Suspense fallback={<CardSkeleton />}>
        <StripePayment
          {...{ payment, holder, payLabel }}
          beforePay={undefined}
          onBankOpen={() => {}}
          publishableKey={config.publishableKey ?? ''}
          money={{ cents: toCents(sale.amount), currency: sale.currency }}
        />
      </Suspense>
    )
  }
  if (step.at === 'bank') {
    const answer = (approve: boolean) =>
      payment.askBank(() => answerSandboxBank(step.action, approve))
    return <BankStep amount={amount} busy={busy} onAnswer={(approve) => void answer(approve)} />
  }
  return (
    <>
      <p className="note warn">
        <Icon name="alert-triangle" />
        {t('payment.sandbox')}
      </p>
      <CardForm
        {...{ payLabel, holder, busy }}
        beforePay={undefined}
        warning={step.warning}
        onPay={(token) => void payment.pay(token)}
      />
    </>
  )
}

/** The waits between questions while nobody knows how a charge ended. */
const waitOf = (asked: number) => Math.min(30_000, 1_500 * 1.5 ** asked)

interface ConfirmingProps {
  sale: GiftSale
  onAnswer: ReturnType<typeof useGiftPayment>['settle']
  /** The charge never reached the shop. */
  onNothing: () => void
}

function Confirming({ sale: { saleToken, saleId }, onAnswer, onNothing }: ConfirmingProps) {
  useQuery({
    queryKey: ['gift card being confirmed', saleId],
    queryFn: async () => {
      const answer = await confirmGiftSale(saleToken).catch((error: unknown) => {
        if (error instanceof CallProblem && error.problem.status === 404) return null
        throw error
      })
      if (answer) onAnswer(answer)
      else onNothing()
      return answer
    },
    refetchInterval: ({ state }) => waitOf(state.dataUpdateCount + state.errorUpdateCount),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <div className="note info" role="status">
      <Icon name="clock" />
      <div>
        <b className="strong">{say('paymentBeingConfirmed')}</b>
        <p>{t('payment.confirmingHelp')}</p>
      </div>
    </div>
  )
}
