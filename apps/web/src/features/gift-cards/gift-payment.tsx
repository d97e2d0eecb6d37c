import { toCents } from '@mendwell/contract/wire/dollars'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { confirmGiftSale, type GiftSale, payGiftSale } from '../../api/orders/gift-sales.ts'
import { shopConfig } from '../../api/shop.ts'
import { formatMoney, t } from '../../lib/words/texts.ts'
import { CardSkeleton } from '../../purchase/payment/card/card-skeleton.tsx'
import { CardPayment } from '../../purchase/payment/card-payment.tsx'
import { ConfirmingStep } from '../../purchase/payment/steps/confirming-step.tsx'
import { useCharge } from '../../purchase/payment/steps/use-charge.ts'
import { Icon } from '../../ui/icon.tsx'

interface GiftPaymentProps {
  sale: GiftSale
  /** Prefilled as the name on the card. */
  holder: string
  isCharged: boolean
  onCharging: (isCharged: boolean) => void
  onPaid: () => void
}

/** Pays for a gift card by card, with the same steps as an order; no card is saved. */
export function GiftPayment({ sale, holder, isCharged, onCharging, onPaid }: GiftPaymentProps) {
  const { saleId, saleToken, amount, currency } = sale
  const config = useQuery(shopConfig()).data
  const payment = useCharge({
    isBegun: () => isCharged,
    charge: ({ token }, key) => payGiftSale(saleToken, token, key),
    confirm: () => confirmGiftSale(saleToken),
    onBegin: () => onCharging(true),
    onEnd: () => onCharging(false),
    onPaid,
  })
  if (!config) return <CardSkeleton />
  if (payment.step.at === 'confirming') {
    return (
      <ConfirmingStep
        paid={`gift card ${saleId}`}
        ask={payment.confirm}
        onAnswer={payment.settle}
        onNothing={payment.useCard}
      />
    )
  }
  return (
    <>
      {config.cardProvider === 'sandbox' && payment.step.at === 'card' && (
        <p className="note warn">
          <Icon name="alert-triangle" />
          {t('payment.sandbox')}
        </p>
      )}
      <Suspense fallback={<CardSkeleton />}>
        <CardPayment
          {...{ config, payment, holder }}
          money={{ cents: toCents(amount), currency }}
          payLabel={t('payment.title', { amount: formatMoney(amount, currency) })}
          beforePay={undefined}
          onBankOpen={() => {}}
        />
      </Suspense>
    </>
  )
}
