import { readSaleClass, saleRefusal } from '@mendwell/domain/catalog/sale-class'
import { dayAt } from '@mendwell/domain/days/calendar'
import { type DeliveryPromise, promiseOf } from '@mendwell/domain/delivery/delivery-promise'
import { allocate } from '@mendwell/domain/orders/stock'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { settingsOf } from '../settings/shop/shop.repository.ts'
import { findDeliveryFacts } from './delivery.repository.ts'
import { findExpectedDays } from './find-expected-days.ts'
import { shopCalendar } from './shop-calendar.ts'

/** Dates are no secret: what is for clinics has them too, and their pages show them to clinics only. */
const WHOEVER_MAY = { isClinic: true }

/**
 * When one piece of a product arrives that is ordered now; null where nobody can order it here.
 * @throws ShopError 404 for a product that the shop does not show.
 */
export async function getProductDelivery(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { productId, postalCode }: { productId: number; postalCode: string | undefined },
): Promise<DeliveryPromise | null> {
  const facts = await findDeliveryFacts(db, productId)
  if (!facts) throw notFound('Product')
  const { saleClass, rx, quoteOnly, unitPriceCents: price } = facts
  const offered = { saleClass: readSaleClass(saleClass), rx, quoteOnly, price }
  if (saleRefusal(offered, WHOEVER_MAY) !== null) return null
  const settings = settingsOf(facts.storedSettings ?? {})
  const { taken, backordered } = allocate(1, facts.quantity)
  if (backordered > 0 && !settings.allowBackorder) return null
  const moment = clock.now()
  const calendar = shopCalendar(settings, facts.week)
  const today = dayAt(moment, calendar.timeZone)
  const expected = await findExpectedDays(db, [{ productId, backordered }], today)
  const expectedOn = expected.get(productId) ?? null
  return promiseOf(
    [{ facts, taken, backordered, expectedOn }],
    { country: null, postalCode },
    { moment, calendar },
  )
}
