import type { Tracking } from '@mendwell/contract/orders/placed-orders'
import type * as z from 'zod/mini'
import { formatMoment } from '../../lib/words/dates.ts'
import { plural, t } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'

type Parcel = z.input<typeof Tracking>['shipments'][number]

/** The shipped packages, each with its tracking page. */
export function Parcels({ shipments }: { shipments: readonly Parcel[] }) {
  if (shipments.length === 0) return null
  return (
    <ul className="stack-small" style={{ marginTop: 'var(--s4)' }}>
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
  )
}
