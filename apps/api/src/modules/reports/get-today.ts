import type { Today } from '@mendwell/contract/shop/staff-today'
import type { StaffPermission } from '@mendwell/domain/people/staff-permissions'
import type { Queryable } from '../../db/db.ts'
import { type Principal, staffMay } from '../../ground/principal.ts'
import { type Counts, countWaiting } from './today.repository.ts'

const ASKS: Record<keyof Counts, StaffPermission> = {
  newOrders: 'orders.read',
  ordersToShip: 'orders.read',
  partlySent: 'orders.read',
  unpaidOrders: 'orders.read',
  returnsWaiting: 'returns.handle',
  lowStock: 'stock.write',
  soldOut: 'stock.write',
  failedMessages: 'messages.read',
  failedJobs: 'log.read',
  contactMessages: 'messages.read',
  clinicsWaiting: 'clinics.verify',
  quotesWaiting: 'quotes.answer',
  questionsWaiting: 'reviews.moderate',
}

/** The open tasks of this member of staff; null for those the role may not see. */
export async function getToday(db: Queryable, principal: Principal): Promise<Today> {
  const counts = await countWaiting(db)
  const seen = (name: keyof Counts) => (staffMay(principal, ASKS[name]) ? counts[name] : null)
  return {
    newOrders: seen('newOrders'),
    ordersToShip: seen('ordersToShip'),
    partlySent: seen('partlySent'),
    unpaidOrders: seen('unpaidOrders'),
    returnsWaiting: seen('returnsWaiting'),
    lowStock: seen('lowStock'),
    soldOut: seen('soldOut'),
    failedMessages: seen('failedMessages'),
    failedJobs: seen('failedJobs'),
    contactMessages: seen('contactMessages'),
    clinicsWaiting: seen('clinicsWaiting'),
    quotesWaiting: seen('quotesWaiting'),
    questionsWaiting: seen('questionsWaiting'),
  }
}
