import type { Tracking } from '@mendwell/contract/orders/placed-orders'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { DeliveryParts } from '../../../components/delivery/delivery-parts.tsx'
import { Parcels } from '../../../components/orders/parcels.tsx'
import { Replacements, ReplacesNote } from '../../../components/orders/replacements.tsx'
import { StatusTag } from '../../../components/orders/status-tag.tsx'
import { formatDate } from '../../../lib/words/dates.ts'
import { plural, t } from '../../../lib/words/texts.ts'
import { announce } from '../../../ui/notices/announcer.tsx'
import { OrderProgress } from '../orders/order-progress.tsx'

type Tracked = z.input<typeof Tracking>

/** Once delivered or cancelled, there is no promise any more. */
const isComing = ({ orderStatus }: Tracked) =>
  orderStatus !== 'CLOSED' && orderStatus !== 'REJECTED'

/** The status of an order: its steps with their times, and its parcels. */
export function TrackedOrder({ tracked }: { tracked: Tracked }) {
  const { pieces, shipments, delivery } = tracked
  const placed = { date: formatDate(tracked.createDate) }
  const sent = shipments.reduce((sum, parcel) => sum + parcel.pieces, 0)
  const isPartly = sent > 0 && sent < pieces && tracked.orderStatus === 'OPEN'
  const title = t(`dashboard.newest.${tracked.orderStatus}`, { number: tracked.orderNum })
  // It appears below the button that requested it, which keeps the focus.
  useEffect(() => announce(title), [title])
  return (
    <>
      <section className="panel" aria-labelledby="tracked-title">
        <div className="row between">
          <div>
            <h2 id="tracked-title">{title}</h2>
            <p className="small muted">{plural('tracking.placed', pieces, placed)}</p>
          </div>
          <StatusTag status={tracked.orderStatus} />
        </div>
        {tracked.replaces && (
          <ReplacesNote orderNum={tracked.replaces} isExchange={tracked.isExchange} />
        )}
        <OrderProgress status={tracked.orderStatus} steps={tracked.steps} />
        {isComing(tracked) && (
          <p className="small">
            <DeliveryParts parts={delivery} isCollected={tracked.pickupType === 'IN STORE'} />
          </p>
        )}
        {isPartly && <p className="small">{t('tracking.partly', { sent, count: pieces })}</p>}
        <Parcels shipments={shipments} />
      </section>
      <Replacements
        replacements={tracked.replacements}
        isCollected={tracked.pickupType === 'IN STORE'}
      />
    </>
  )
}
