import type { Tracking } from '@mendwell/contract/orders/placed-orders'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { DeliveryParts } from '../../../components/delivery/delivery-parts.tsx'
import { StatusTag } from '../../../components/orders/status-tag.tsx'
import { formatDate, formatMoment } from '../../../lib/words/dates.ts'
import { plural, t } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { announce } from '../../../ui/notices/announcer.tsx'
import { OrderProgress } from '../orders/order-progress.tsx'
import styles from './tracked-order.module.css'

type Tracked = z.input<typeof Tracking>

/** Delivered or cancelled, nothing is promised any more. */
const isComing = ({ orderStatus }: Tracked) =>
  orderStatus !== 'CLOSED' && orderStatus !== 'REJECTED'

/** Where an order is: its steps with their times, and its parcels. */
export function TrackedOrder({ tracked }: { tracked: Tracked }) {
  const { pieces, shipments, delivery } = tracked
  const placed = { date: formatDate(tracked.createDate) }
  const sent = shipments.reduce((sum, parcel) => sum + parcel.pieces, 0)
  const isPartly = sent > 0 && sent < pieces && tracked.orderStatus === 'OPEN'
  const title = t(`dashboard.newest.${tracked.orderStatus}`, { number: tracked.orderNum })
  // It appears below the button that asked for it, which keeps the focus.
  useEffect(() => announce(title), [title])
  return (
    <section className="panel" aria-labelledby="tracked-title">
      <div className="row between">
        <div>
          <h2 id="tracked-title">{title}</h2>
          <p className="small muted">{plural('tracking.placed', pieces, placed)}</p>
        </div>
        <StatusTag status={tracked.orderStatus} />
      </div>
      <OrderProgress status={tracked.orderStatus} steps={tracked.steps} />
      {isComing(tracked) && (
        <p className="small">
          <DeliveryParts parts={delivery} isCollected={tracked.pickupType === 'IN STORE'} />
        </p>
      )}
      {isPartly && <p className="small">{t('tracking.partly', { sent, count: pieces })}</p>}
      {shipments.length > 0 && (
        <ul className={`stack-small ${styles.parcels}`}>
          {shipments.map((parcel) => (
            <li key={`${parcel.shippedAt} ${parcel.trackingNumber}`} className="small">
              <Icon name="truck-delivery" />{' '}
              {plural('tracking.parcel', parcel.pieces, {
                carrier: parcel.carrier,
                date: formatMoment(parcel.shippedAt),
              })}
              {parcel.trackingNumber && (
                <>. {t('tracking.parcelNumber', { number: parcel.trackingNumber })}</>
              )}
              {parcel.deliveredAt &&
                `. ${t('tracking.arrived', { date: formatMoment(parcel.deliveredAt) })}`}
              {parcel.trackingUrl && (
                <>
                  {' '}
                  <a className="strong" href={parcel.trackingUrl} target="_blank" rel="noreferrer">
                    {t('tracking.atCarrier', { carrier: parcel.carrier })}
                    <Icon name="external-link" />
                    <span className="visually-hidden"> {t('tracking.newTab')}</span>
                  </a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
