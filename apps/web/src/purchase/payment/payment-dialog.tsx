import type { ShopConfigWire } from '@mendwell/contract/shop/shop'
import { toDollars } from '@mendwell/contract/wire/dollars'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { answerSandboxBank } from '../../api/orders/payments.ts'
import { shopConfig } from '../../api/shop.ts'
import { formatMoney, plural, t } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/notices/dialog.tsx'
import { CardForm } from './card/card-form.tsx'
import { CardSkeleton } from './card/card-skeleton.tsx'
import styles from './payment-dialog.module.css'
import { BankStep } from './steps/bank-step.tsx'
import { ConfirmingStep } from './steps/confirming-step.tsx'
import { type PayableOrder, usePayment } from './steps/use-payment.ts'

// Most visits pay nothing, and a shop without Stripe never needs it.
const StripePayment = lazy(async () => ({
  default: (await import('./stripe/stripe-payment.tsx')).StripePayment,
}))

// Guests have no saved cards.
const OwnCards = lazy(async () => ({
  default: (await import('./saved/own-cards.tsx')).OwnCards,
}))

const BalancePayment = lazy(async () => ({
  default: (await import('./balances/balance-payment.tsx')).BalancePayment,
}))

interface PaymentDialogProps {
  open: boolean
  order: PayableOrder & { orderNum: string; currency: string }
  /** The order is of whoever is signed in: their saved cards may pay it. */
  isOwn: boolean
  pieces: number
  /** Filled in as the name on the card. */
  holder: string
  onClose: () => void
  /** Gets the provider's word, such as 'Sandbox transaction success'. */
  onPaid: (message: string) => void
  /** The order may have changed: look again. */
  onUnknown: () => void
}

/** Pays one order by card, gift cards and store credit; closing it leaves the order payable from its invoice. */
export function PaymentDialog({ open, order, pieces, ...rest }: PaymentDialogProps) {
  const config = useQuery(shopConfig()).data
  const [isBankOpen, setIsBankOpen] = useState(false)
  const [dueCents, setDueCents] = useState(order.totalCents)
  const amount = formatMoney(toDollars(dueCents || order.totalCents), order.currency)
  return (
    <Dialog
      open={open}
      onClose={rest.onClose}
      title={t('payment.title', { amount })}
      subtitle={plural('payment.order', pieces, { number: order.orderNum })}
      closeLabel={t('payment.close')}
      banner={config?.cardProvider === 'sandbox' && <SandboxStripe />}
      aside={isBankOpen}
    >
      {config ? (
        <Payment
          {...{ config, order, amount, dueCents, onDue: setDueCents, onBankOpen: setIsBankOpen }}
          {...rest}
        />
      ) : (
        <CardSkeleton />
      )}
    </Dialog>
  )
}

function SandboxStripe() {
  return (
    <p className={styles.sandbox}>
      <Icon name="alert-triangle" />
      {t('payment.sandbox')}
    </p>
  )
}

interface PaymentProps
  extends Pick<PaymentDialogProps, 'order' | 'isOwn' | 'holder' | 'onPaid' | 'onUnknown'> {
  config: ShopConfigWire
  amount: string
  /** What balances leave to the card. */
  dueCents: number
  onDue: (cents: number) => void
  onBankOpen: (isOpen: boolean) => void
}

function Payment({ config, order, isOwn, amount, holder, dueCents, ...rest }: PaymentProps) {
  const { onPaid, onUnknown, onBankOpen, onDue } = rest
  const payment = usePayment({ ...order, dueCents }, { onPaid, onUnknown })
  const payLabel = t('payment.title', { amount })
  if (payment.step.at === 'confirming') {
    return (
      <ConfirmingStep
        orderId={order.orderId}
        onAnswer={payment.settle}
        onNothing={payment.useCard}
      />
    )
  }
  const fields = (beforePay?: ReactNode) =>
    config.cardProvider === 'sandbox' ? (
      <SandboxPayment {...{ payment, amount, holder, payLabel, beforePay }} />
    ) : (
      <StripePayment
        // Its fields know the amount they were made for.
        key={dueCents}
        {...{ payment, holder, payLabel, beforePay, onBankOpen }}
        publishableKey={config.publishableKey ?? ''}
        money={{ cents: dueCents, currency: order.currency }}
      />
    )
  return (
    <>
      {payment.step.at === 'card' && (
        <Suspense>
          <BalancePayment orderId={order.orderId} onDue={onDue} onPaid={onPaid} />
        </Suspense>
      )}
      {dueCents > 0 && (
        <Suspense fallback={<CardSkeleton />}>
          {isOwn ? (
            <OwnCards payment={payment} payLabel={payLabel}>
              {fields}
            </OwnCards>
          ) : (
            fields()
          )}
        </Suspense>
      )}
    </>
  )
}

interface SandboxPaymentProps {
  payment: ReturnType<typeof usePayment>
  amount: string
  holder: string
  payLabel: string
  beforePay: ReactNode
}

function SandboxPayment({ payment, amount, holder, ...rest }: SandboxPaymentProps) {
  const { step, busy } = payment
  if (step.at === 'bank') {
    const answer = (approve: boolean) =>
      payment.askBank(() => answerSandboxBank(step.action, approve))
    return <BankStep amount={amount} busy={busy} onAnswer={(approve) => void answer(approve)} />
  }
  return (
    <CardForm
      {...rest}
      holder={holder}
      busy={busy}
      warning={step.at === 'card' ? step.warning : undefined}
      onPay={(token) => void payment.pay(token)}
    />
  )
}
