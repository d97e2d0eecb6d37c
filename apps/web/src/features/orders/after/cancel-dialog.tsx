import { useMutation } from '@tanstack/react-query'
import type { FoundOrder } from '../../../api/orders/orders.ts'
import { cancelOwnOrder } from '../../../api/orders/own-orders.ts'
import { formatMoney, t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/notices/dialog.tsx'
import { ChangeRefused } from './change-refused.tsx'
import styles from './order-changes.module.css'

export interface ChangeDialogProps {
  open: boolean
  order: FoundOrder['orders']
  onClose: () => void
  onDone: () => void
  /** The shop refused: the page may show outdated data. */
  onRefused: () => void
}

/** Confirms before an order is cancelled, and says what is refunded. */
export function CancelDialog({ open, order, onClose, onDone, onRefused }: ChangeDialogProps) {
  const { orderId, orderNum, paymentStatus, grandTotal, refunded, currency } = order
  const cancelling = useMutation({
    mutationFn: () => cancelOwnOrder(orderId),
    onSuccess: onDone,
    onError: onRefused,
    networkMode: 'always',
  })
  const close = () => {
    cancelling.reset()
    onClose()
  }
  const isPaid = paymentStatus !== 'UNPAID'
  const amount = formatMoney(grandTotal - refunded, currency)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('after.cancelTitle', { number: orderNum })}
      closeLabel={t('after.close')}
    >
      <p>{isPaid ? t('after.cancelPaid', { amount }) : t('after.cancelUnpaid')}</p>
      <ChangeRefused error={cancelling.error} />
      <div className={`row ${styles.actions}`}>
        <Button rank="danger" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
          {t('after.cancel')}
        </Button>
        <Button rank="outline" onClick={close}>
          {t('after.keep')}
        </Button>
      </div>
    </Dialog>
  )
}
