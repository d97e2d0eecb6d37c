import type { StaffOrder } from '../../../../api/staff/orders/orders.ts'
import { formatWeekday } from '../../../../lib/words/dates.ts'

const WORDS = {
  PARCEL: 'Arrives',
  FREIGHT: 'Arrives by freight',
  PICKUP: 'Ready to collect from',
  BACKORDER: 'On backorder: the customer is notified when it ships',
  TOLD: 'No date yet: the customer is notified',
}

/** The delivery promise when the order was placed. */
export function PromisedDates({ delivery }: Pick<StaffOrder, 'delivery'>) {
  if (delivery.length === 0) return null
  return (
    <section className="panel">
      <h2>Promised</h2>
      {delivery.map(({ part, pieces, days }) => (
        <p key={part}>
          {WORDS[part]}
          {days && ` ${formatWeekday(days.from)}`}
          {days && days.from !== days.to && ` to ${formatWeekday(days.to)}`}
          {delivery.length > 1 && ` (${pieces} ${pieces === 1 ? 'piece' : 'pieces'})`}
        </p>
      ))}
    </section>
  )
}
