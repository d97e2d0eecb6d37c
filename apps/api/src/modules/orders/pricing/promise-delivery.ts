import { dayAt } from '@mendwell/domain/days/calendar'
import type { DeliveryPart } from '@mendwell/domain/delivery/delivery-parts'
import {
  type DeliveryPromise,
  orderedAt,
  promiseOf,
} from '@mendwell/domain/delivery/delivery-promise'
import { offeredPickupTimes, type PickupTime } from '@mendwell/domain/delivery/pickup'
import type { Queryable } from '../../../db/db.ts'
import { findExpectedDays } from '../../delivery/find-expected-days.ts'
import { shopCalendar } from '../../delivery/shop-calendar.ts'
import type { Terms } from './get-terms.ts'
import type { Sellable } from './sellable.repository.ts'

/** A promise, when its goods can be picked up, and the time from which it counts. */
export interface Promised {
  delivery: DeliveryPromise
  pickupTimes: PickupTime[]
  quotedAt: Date
}

/** What decides when a line arrives. */
interface PromisedLine {
  product: Pick<Sellable, 'productId' | 'category' | 'kindKey' | 'weight' | 'weightUnit'>
  taken: number
  backordered: number
}

interface Promising {
  cart: { lines: readonly PromisedLine[] }
  terms: Pick<Terms, 'settings' | 'week'>
  /** Where and how to deliver, as the shopper typed it, and when its dates were seen. */
  place: {
    country?: string | null | undefined
    postalCode?: string | null | undefined
    quotedAt?: Date | null | undefined
  }
  now: Date
}

/** The one rule for the dates that a quote shows and an order stores. */
export async function promiseDelivery(
  db: Queryable,
  { cart, terms, place, now }: Promising,
): Promise<Promised> {
  const quotedAt = orderedAt(place.quotedAt, now)
  const calendar = shopCalendar(terms.settings, terms.week)
  const waiting = cart.lines.map(({ product: { productId }, backordered }) => ({
    productId,
    backordered,
  }))
  const expected = await findExpectedDays(db, waiting, dayAt(now, calendar.timeZone))
  const lines = cart.lines.map(({ product, taken, backordered }) => ({
    facts: { ...product, department: product.category },
    taken,
    backordered,
    expectedOn: expected.get(product.productId) ?? null,
  }))
  const { country, postalCode } = place
  const delivery = promiseOf(lines, { country, postalCode }, { moment: quotedAt, calendar })
  const pickupTimes = offeredPickupTimes(delivery.collected, calendar.week)
  return { delivery, pickupTimes, quotedAt }
}

/** The part of a promise that applies to an order. */
export const promisedParts = (
  { delivery }: Pick<Promised, 'delivery'>,
  pickupType: 'IN STORE' | 'DELIVERY',
): DeliveryPart[] => (pickupType === 'IN STORE' ? delivery.collected : delivery.sent)
