import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { dayOf } from '../../../lib/words/time-zone.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FLASH_DEALS = 4

/** The big picture is for products that people choose by their looks. */
const SHOWN_LARGE = new Set(['Diabetes', 'Breast Pump', 'Breathing', 'Chair', 'Diagnostics'])

/**
 * One product on sale for today and four more, each from another category, so that the page varies by day. All visitors
 * see the same on one day of the shop.
 */
export function dealsOfDay(onSale: readonly ProductWire[], now: Date) {
  const day = Date.parse(dayOf(now)) / DAY_MS
  const firsts = onSale.filter(
    (product, index) =>
      onSale.findIndex(({ categoryId }) => categoryId === product.categoryId) === index,
  )
  const from = firsts.length === 0 ? 0 : (day * (FLASH_DEALS + 1)) % firsts.length
  const turned = [...firsts.slice(from), ...firsts.slice(0, from)]
  const dealOfTheDay = turned.find(({ category }) => SHOWN_LARGE.has(category)) ?? turned[0]
  const flash = turned.filter((product) => product !== dealOfTheDay).slice(0, FLASH_DEALS)
  return { dealOfTheDay, flash }
}
