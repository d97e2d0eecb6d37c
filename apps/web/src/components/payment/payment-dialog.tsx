import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../api/shop.ts'
import { formatMoney, plural, t } from '../../lib/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BankStep } from './bank-step.tsx'
import { CardForm } from './card-form.tsx'
import { ConfirmingStep } from './confirming-step.tsx'
import { type PayableOrder, usePayment } from './use-payment.ts'

interface PaymentDialogProps {
  open: boolean
  order: PayableOrder & { orderNum: string; currency: string }
  pieces: number
  /** Filled in as the name on the card. */
  holder: string
  onClose: () => void
  /** Gets the provider's word, such as 'Sandbox transaction success'. */
  onPaid: (message: string) => void
  /** The order may have changed: look again. */
  onDoubt: () => void
}

/** Pays one order by card; closing it leaves the order payable from its invoice. */
export function PaymentDialog({ open, order, pieces, ...rest }: PaymentDialogProps) {
  const provider = useQuery(shopConfig()).data?.cardProvider
  const amount = formatMoney(order.totalCents / 100, order.currency)
  return (
    <Dialog
      open={open}
      onClose={rest.onClose}
      title={t('payment.title', { amount })}
      subtitle={plural('payment.order', pieces, { number: order.orderNum })}
      closeLabel={t('payment.close')}
      banner={provider === 'sandbox' && <SandboxStripe />}
    >
      <Payment order={order} amount={amount} {...rest} />
    </Dialog>
  )
}

function SandboxStripe() {
  return (
    <p className="sand">
      <Icon name="alert-triangle" />
      {t('payment.sandbox')}
    </p>
  )
}

interface PaymentProps extends Pick<PaymentDialogProps, 'holder' | 'onPaid' | 'onDoubt'> {
  order: PayableOrder
  amount: string
}

function Payment({ order, amount, holder, onPaid, onDoubt }: PaymentProps) {
  const { step, busy, pay, answerBank, settle } = usePayment(order, { onPaid, onDoubt })
  switch (step.at) {
    case 'bank':
      return (
        <BankStep
          amount={amount}
          busy={busy}
          onAnswer={(approve) => void answerBank(step.action, approve)}
        />
      )
    case 'confirming':
      return <ConfirmingStep orderId={order.orderId} onAnswer={settle} />
    default:
      return (
        <CardForm
          payLabel={t('payment.title', { amount })}
          holder={holder}
          busy={busy}
          warning={step.warning}
          onPay={(token) => void pay(token)}
        />
      )
  }
}
