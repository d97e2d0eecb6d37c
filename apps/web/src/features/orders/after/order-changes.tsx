import { isBeforePacking } from '@mendwell/domain/orders/order-status'
import { useState } from 'react'
import type { FoundOrder } from '../../../api/orders/orders.ts'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { announce } from '../../../ui/notices/announcer.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import styles from './order-changes.module.css'

interface OrderChangesProps {
  order: FoundOrder['orders']
  /** A free replacement for other pieces: the shopper cannot cancel it. */
  isFixed: boolean
  /** The order may have changed: refetch it. */
  onChanged: () => void
}

/** What the shopper can still change: the address, or cancel. Gone once packing starts. */
export function OrderChanges({ order, isFixed, onChanged }: OrderChangesProps) {
  const [open, setOpen] = useState<'address' | 'cancel'>()
  const [isRefused, setIsRefused] = useState(false)
  if (!isBeforePacking(order.orderStatus)) return null
  const isDelivery = order.pickupType === 'DELIVERY'
  if (isFixed && !isDelivery) return null
  const close = () => {
    setOpen(undefined)
    // Only now: refetching earlier would close the dialog with its message.
    if (isRefused) onChanged()
  }
  const done = (words: string) => {
    setOpen(undefined)
    announce(words)
    onChanged()
  }
  return (
    <section className={`panel no-print ${styles.changes}`} aria-labelledby="change-title">
      <div>
        <h2 id="change-title">{t('after.change')}</h2>
        <p className="small muted">{t(isDelivery ? 'after.changeHelp' : 'after.cancelHelp')}</p>
      </div>
      <div className="row">
        {isDelivery && (
          <Button rank="outline" onClick={() => setOpen('address')}>
            {t('after.changeAddress')}
          </Button>
        )}
        {!isFixed && (
          <Button rank="danger" onClick={() => setOpen('cancel')}>
            {t('after.cancel')}
          </Button>
        )}
      </div>
      <AddressDialog
        open={open === 'address'}
        order={order}
        onClose={close}
        onDone={() => done(t('after.addressSaved'))}
        onRefused={() => setIsRefused(true)}
      />
      <CancelDialog
        open={open === 'cancel'}
        order={order}
        onClose={close}
        onDone={() => done(t('after.cancelled'))}
        onRefused={() => setIsRefused(true)}
      />
    </section>
  )
}
