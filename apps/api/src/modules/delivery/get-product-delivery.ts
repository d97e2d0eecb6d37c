import type { SurchargedGoods } from '@mendwell/contract/delivery/shipping-rates'
import { readSaleClass, saleRefusal } from '@mendwell/domain/catalog/sale-class'
import { dayAt } from '@mendwell/domain/days/calendar'
import { type DeliveryPromise, promiseOf } from '@mendwell/domain/delivery/delivery-promise'
import type { TravelFacts } from '@mendwell/domain/delivery/delivery-rules'
import { surchargesOn, surchargesTo, surchargeTotal } from '@mendwell/domain/delivery/surcharges'
import type { Cents } from '@mendwell/domain/money/money'
import { allocate } from '@mendwell/domain/orders/stock'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { settingsOf } from '../settings/shop/shop.repository.ts'
import { findDeliveryFacts } from './delivery.repository.ts'
import { findExpectedDays } from './find-expected-days.ts'
import { shopCalendar } from './shop-calendar.ts'
import { surchargesOnWire } from './surcharges-on-wire.ts'

/** Dates are not secret: products for clinics have them too, though their pages show them to clinics only. */
const WHOEVER_MAY = { isClinic: true }

interface ProductDelivery {
  delivery: DeliveryPromise | null
  /** The shipping cost of one piece in addition to that by subtotal. */
  surcharges: SurchargedGoods | null
}
const NONE: ProductDelivery = { delivery: null, surcharges: null }

/**
 * When one piece of a product ordered now arrives, and its surcharge for weight and size; nothing if not orderable.
 * @throws ShopError 404 for a hidden product.
 */
export async function getProductDelivery(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { productId, postalCode }: { productId: number; postalCode: string | undefined },
): Promise<ProductDelivery> {
  const facts = await findDeliveryFacts(db, productId)
  if (!facts) throw notFound('Product')
  const { saleClass, rx, quoteOnly, unitPriceCents: price } = facts
  const offered = { saleClass: readSaleClass(saleClass), rx, quoteOnly, price }
  if (saleRefusal(offered, WHOEVER_MAY) !== null) return NONE
  const settings = settingsOf(facts.storedSettings ?? {})
  const { taken, backordered } = allocate(1, facts.quantity)
  if (backordered > 0 && !settings.allowBackorder) return NONE
  const moment = clock.now()
  const calendar = shopCalendar(settings, facts.week)
  const today = dayAt(moment, calendar.timeZone)
  const expected = await findExpectedDays(db, [{ productId, backordered }], today)
  const expectedOn = expected.get(productId) ?? null
  return {
    delivery: promiseOf(
      [{ facts, taken, backordered, expectedOn }],
      { country: null, postalCode },
      { moment, calendar },
    ),
    surcharges: surchargesOnWire(surchargesOfOne(facts, settings, postalCode)),
  }
}

/** What one piece adds to shipping by subtotal within the United States, in cents; 0 for a hidden product. */
export async function findSurchargeOfOne(db: Queryable, productId: number): Promise<Cents> {
  const facts = await findDeliveryFacts(db, productId)
  if (!facts) return 0
  return surchargeTotal(surchargesOfOne(facts, settingsOf(facts.storedSettings ?? {})))
}

function surchargesOfOne(facts: TravelFacts, settings: ShopSettings, postalCode?: string) {
  const surcharges = surchargesTo({ countryCode: null, postalCode }, settings)
  return surchargesOn([{ facts, quantity: 1 }], { ...settings, surcharges })
}
