import type { ShopConfigWire } from '@mendwell/contract/shop/shop'
import { toDollars } from '@mendwell/contract/wire/dollars'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { shopConfig } from '../../api/shop.ts'
import { formatMoney, plural, t } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/notices/dialog.tsx'
import { CardSkeleton } from './card/card-skeleton.tsx'
import { CardPayment } from './card-payment.tsx'
import styles from './payment-dialog.module.css'
import { ConfirmingStep } from './steps/confirming-step.tsx'
import { type PayableOrder, usePayment } from './steps/use-payment.ts'

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
  /** The order belongs to the signed-in customer: saved cards can pay for it. */
  isOwn: boolean
  pieces: number
  /** Prefilled as the name on the card. */
  holder: string
  onClose: () => void
  /** Receives the provider's message, such as 'Sandbox transaction success'. */
  onPaid: (message: string) => void
  /** The order may have changed: refetch it. */
  onUnknown: () => void
}

/** Pays for one order by card, gift cards and store credit; once closed, it can be paid from its invoice. */
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
  /** What is left for the card after balances. */
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
        paid={`order ${order.orderId}`}
        ask={payment.confirm}
        onAnswer={payment.settle}
        onNothing={payment.useCard}
      />
    )
  }
  const money = { cents: dueCents, currency: order.currency }
  const fields = (beforePay?: ReactNode) => (
    <CardPayment {...{ config, payment, money, holder, payLabel, beforePay, onBankOpen }} />
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
