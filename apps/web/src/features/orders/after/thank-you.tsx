import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FoundOrder } from '../../../api/orders/orders.ts'
import { shopConfig } from '../../../api/shop.ts'
import { DeliveryParts } from '../../../components/delivery/delivery-parts.tsx'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { callLink } from '../../../lib/addresses/call-link.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import { isPayable } from '../../../purchase/payment/steps/is-payable.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './thank-you.module.css'

interface ThankYouProps {
  head: FoundOrder
  /** The order's status. */
  children: ReactNode
}

/** After placing an order: when it arrives and what happens until then, above its invoice (Decisions §10). */
export function ThankYou({ head, children }: ThankYouProps) {
  const { orders, customer, delivery } = head
  const config = useQuery(shopConfig()).data
  const isDelivery = orders.pickupType === 'DELIVERY'
  const isOpen = isPayable(orders)
  const place = isDelivery ? addressInLine(orders) : config?.address.replaceAll('\n', ', ')
  return (
    <section className={`no-print ${styles.thanks}`}>
      <div className={styles.head}>
        <span className={isOpen ? styles.waiting : styles.done}>
          <Icon name={isOpen ? 'clock' : 'check'} large />
        </span>
        <PageTitle title={t('invoice.documentTitle', { number: orders.orderNum })}>
          {t(isOpen ? 'after.unpaid' : 'after.thanks', { name: customer.firstName })}
        </PageTitle>
      </div>
      {children}
      <div className={styles.columns}>
        <section className={styles.arrival}>
          <h2>{t(isDelivery ? 'after.arrival' : 'after.pickup')}</h2>
          <p className={styles.date}>
            <DeliveryParts parts={delivery} isCollected={!isDelivery} />
          </p>
          {place && (
            <p className="small">
              {orders.recipient
                ? t('after.toRecipient', { name: orders.recipient, address: place })
                : t(isDelivery ? 'after.toYou' : 'after.atShop', { address: place })}
            </p>
          )}
          {orders.courierNote && (
            <p className="small muted">{t('invoice.courier', { note: orders.courierNote })}</p>
          )}
          <div className="row">
            <Link
              className={buttonClass(isOpen ? 'outline' : 'primary')}
              to={paths.tracking(orders.orderNum)}
            >
              {t('invoice.track')}
            </Link>
          </div>
        </section>
        <section>
          <h2>{t('after.next')}</h2>
          <ol className={styles.steps}>
            {isOpen && <li>{t('after.next.pay')}</li>}
            <li>{t('after.next.pack')}</li>
            <li>{t(isDelivery ? 'after.next.ship' : 'after.next.ready')}</li>
            {isDelivery && <li>{t('after.next.arrive')}</li>}
          </ol>
          {config && (
            <p className="small muted">
              {t('after.questions')}{' '}
              <a className="nowrap" href={callLink(config.phone)}>
                {config.phone}
              </a>
            </p>
          )}
        </section>
      </div>
    </section>
  )
}

const addressInLine = (order: FoundOrder['orders']) =>
  [
    order.address,
    order.address2,
    order.city,
    [order.stateProvince, order.postalCode].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ')
