import { useQuery } from '@tanstack/react-query'
import type { FoundItem, FoundOrder } from '../../api/orders/orders.ts'
import { shopConfig } from '../../api/shop.ts'
import { DeliveryParts } from '../../components/delivery/delivery-parts.tsx'
import { PaymentTag } from '../../components/orders/payment-tag.tsx'
import { useReturnFigures } from '../../components/orders/return-rules.ts'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { useShopName } from '../../components/shop/use-shop-name.ts'
import { formatDate, formatDay } from '../../lib/words/dates.ts'
import { t, translateWord } from '../../lib/words/texts.ts'
import logoStyles from '../../ui/logo.module.css'
import { Logo } from '../../ui/logo.tsx'
import styles from './invoice.module.css'
import { InvoiceItems } from './invoice-items.tsx'
import { InvoiceTotals } from './invoice-totals.tsx'

interface InvoiceSheetProps {
  head: FoundOrder
  items: readonly FoundItem[]
  pieces: number
  /** Whether its heading is the page's h1; below another one it is an h2. */
  isTitled: boolean
}

/** The printed part: one clean page with the Mendwell heading (Decisions §1). */
export function InvoiceSheet({ head, items, pieces, isTitled }: InvoiceSheetProps) {
  const config = useQuery(shopConfig()).data
  const shop = useShopName()
  const address = config?.address.replaceAll('\n', ', ')
  const { orders, customer, paidByHand } = head
  return (
    <article className={styles.sheet}>
      <header className={`row between ${styles.head}`}>
        <div>
          <span className={logoStyles.logo}>
            <Logo />
          </span>
          <p className="tiny muted">
            {address}
            <br />
            {config && `${config.phone}, ${config.contactEmail}`}
          </p>
        </div>
        <div className={`tabular ${styles.number}`}>
          {isTitled ? (
            <PageTitle title={t('invoice.documentTitle', { number: orders.orderNum })}>
              {t('invoice.title')}
            </PageTitle>
          ) : (
            <h2 className={styles.title}>{t('invoice.title')}</h2>
          )}
          <p className="small">
            {t('invoice.number')} <b>{orders.orderNum}</b>
            <br />
            {formatDate(orders.createDate)}
            <br />
            <PaymentTag status={orders.paymentStatus} />
            {paidByHand && (
              <>
                <br />
                {t(`invoice.paidBy.${paidByHand.method}`, {
                  day: formatDay(paidByHand.receivedOn),
                })}
              </>
            )}
          </p>
        </div>
      </header>
      <div className={`two-columns ${styles.addresses}`}>
        <section>
          <h2>{t('invoice.customer')}</h2>
          <p className="small">
            <b>
              {customer.firstName} {customer.lastName}
            </b>
            <br />
            {customer.email}
            <br />
            {customer.phone1}
          </p>
        </section>
        <Handover order={orders} delivery={head.delivery} shopAddress={address} />
      </div>
      <InvoiceItems items={items} currency={orders.currency} />
      <InvoiceTotals order={orders} pieces={pieces} />
      <p className={`tiny muted ${styles.end}`}>
        {t('invoice.thanks', { shop, ...useReturnFigures() })}
      </p>
    </article>
  )
}

interface HandoverProps {
  order: FoundOrder['orders']
  /** The delivery promise. */
  delivery: FoundOrder['delivery']
  /** On one line. */
  shopAddress: string | undefined
}

/** Where the parcel goes, or that it is picked up. */
function Handover({ order, delivery, shopAddress }: HandoverProps) {
  const isDelivery = order.pickupType === 'DELIVERY'
  const town = [order.city, [order.stateProvince, order.postalCode].filter(Boolean).join(' ')]
  return (
    <section>
      <h2>{t(isDelivery ? 'invoice.shipTo' : 'invoice.collect')}</h2>
      <p className="small">
        {order.recipient && (
          <>
            <b>{order.recipient}</b>
            <br />
          </>
        )}
        {isDelivery ? order.address : shopAddress}
        {isDelivery && (
          <>
            {order.address2 && `, ${order.address2}`}
            <br />
            {town.filter(Boolean).join(', ')}
            <br />
            {order.country}
            {order.recipientPhone && (
              <>
                <br />
                {order.recipientPhone}
              </>
            )}
          </>
        )}
        <br />
        <span className="tiny muted">
          {t(isDelivery ? 'invoice.delivered' : 'invoice.pickedUp', {
            time: translateWord(order.pickupTime).toLocaleLowerCase(),
          })}
        </span>
        {order.orderStatus !== 'REJECTED' && delivery.length > 0 && (
          <span className={styles.line}>
            <DeliveryParts parts={delivery} isCollected={!isDelivery} />
          </span>
        )}
        {order.courierNote && (
          <span className={`tiny muted ${styles.line}`}>
            {t('invoice.courier', { note: order.courierNote })}
          </span>
        )}
        {order.notes && (
          <span className={`tiny muted ${styles.line}`}>
            {t('invoice.instruction', { notes: order.notes })}
          </span>
        )}
        {order.representative && (
          <span className={`tiny muted ${styles.line}`}>
            {t('invoice.referredBy', { email: order.representative })}
          </span>
        )}
      </p>
    </section>
  )
}
