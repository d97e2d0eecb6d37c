import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type PriceHistory,
  type PriorPrice,
  type ProductPriceFrom,
  priceHeldAt,
  priorPrice,
  type SaleVersion,
} from './prior-price.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000)
const priced = (from: number, unit: number, sale: number | null = null, more = {}) => ({
  from: day(from),
  unitPriceCents: unit,
  salePriceCents: sale,
  categoryId: 4,
  brandId: null,
  isShown: true,
  isOpening: false,
  ...more,
})
const timed = (cents: number, starts: number, ends: number, more = {}): SaleVersion => ({
  saleId: 1,
  from: day(0),
  discount: { type: 'PRICE', cents },
  of: { productIds: [7], categoryIds: [], brandIds: [] },
  startsAt: day(starts),
  endsAt: day(ends),
  isCanceled: false,
  ...more,
})
type Lists = [ProductPriceFrom[], SaleVersion[]?, PriceHistory['discounts']?]
const historyOf = ([products, sales = [], discounts = []]: Lists) => ({
  productId: 7,
  products,
  sales,
  discounts,
})

describe('the lowest prices of the 30 days before a sale', () => {
  it.each<[string, number, Lists, PriorPrice | null]>([
    [
      'are those before it',
      90,
      [[priced(0, 1000), priced(80, 1000, 700)]],
      { lowestCents: 900, unitPriceCents: 1000 },
    ],
    [
      'stay the same while it lasts',
      200,
      [[priced(0, 1000), priced(80, 1000, 700)]],
      { lowestCents: 900, unitPriceCents: 1000 },
    ],
    ['are none of what was always on sale', 90, [[priced(0, 1000, 700)]], null],
    [
      'leave out what ended 30 days before',
      90,
      [[priced(0, 500), priced(50, 1000), priced(80, 1000, 700)]],
      { lowestCents: 900, unitPriceCents: 1000 },
    ],
    [
      'count the last moment of 30 days before',
      90,
      [[priced(0, 500), priced(51, 1000), priced(80, 1000, 700)]],
      { lowestCents: 450, unitPriceCents: 500 },
    ],
    [
      'know of a unit price that was raised for it',
      90,
      [[priced(0, 1000), priced(80, 2000, 950)]],
      { lowestCents: 900, unitPriceCents: 1000 },
    ],
    [
      'know of one that was raised while it lasts',
      90,
      [[priced(0, 1000), priced(80, 1000, 700), priced(85, 2000, 700)]],
      { lowestCents: 900, unitPriceCents: 1000 },
    ],
    [
      'count the sale before it',
      90,
      [[priced(0, 1000), priced(60, 1000, 600), priced(70, 1000), priced(80, 1000, 700)]],
      { lowestCents: 600, unitPriceCents: 1000 },
    ],
    [
      'are of each depth of a sale',
      90,
      [[priced(0, 1000), priced(60, 1000, 800), priced(80, 1000, 700)]],
      { lowestCents: 800, unitPriceCents: 1000 },
    ],
    [
      'count a scheduled sale',
      90,
      [[priced(0, 1000), priced(80, 1000, 700)], [timed(650, 60, 61)]],
      { lowestCents: 650, unitPriceCents: 1000 },
    ],
    [
      'are those before a scheduled sale',
      90,
      [[priced(0, 1000)], [timed(650, 85, 95)]],
      { lowestCents: 900, unitPriceCents: 1000 },
    ],
    [
      'count no scheduled sale before it was made',
      90,
      [[priced(0, 1000)], [timed(650, 40, 95, { from: day(85) })]],
      { lowestCents: 900, unitPriceCents: 1000 },
    ],
    [
      'count what it was before it was changed',
      90,
      [[priced(0, 1000)], [timed(400, 40, 95), timed(650, 40, 95, { from: day(85) })]],
      { lowestCents: 400, unitPriceCents: 1000 },
    ],
    [
      'count the online reduction of then',
      90,
      [
        [priced(0, 1000), priced(80, 1000, 700)],
        [],
        [
          { from: day(60), onlineDiscount: 20_000 },
          { from: day(61), onlineDiscount: 5000 },
        ],
      ],
      { lowestCents: 800, unitPriceCents: 1000 },
    ],
    [
      'count no price that nobody saw',
      90,
      [[priced(0, 400, null, { isShown: false }), priced(70, 1000), priced(80, 1000, 700)]],
      { lowestCents: 900, unitPriceCents: 1000 },
    ],
    [
      'begin where it is seen',
      90,
      [[priced(0, 1000), priced(60, 1000, 700, { isShown: false }), priced(80, 1000, 700)]],
      { lowestCents: 900, unitPriceCents: 1000 },
    ],
    [
      'are none where nobody saw one',
      120,
      [[priced(0, 1000), priced(50, 1000, 700, { isShown: false }), priced(110, 1000, 700)]],
      null,
    ],
    [
      'are those of a product that is newer than 30 days',
      90,
      [[priced(75, 1000), priced(80, 1000, 700)]],
      { lowestCents: 900, unitPriceCents: 1000 },
    ],
    [
      'are not known where the history began later',
      90,
      [[priced(75, 1000, null, { isOpening: true }), priced(80, 1000, 700)]],
      null,
    ],
    [
      'are known where it began 30 days before',
      90,
      [[priced(50, 1000, null, { isOpening: true }), priced(80, 1000, 700)]],
      { lowestCents: 900, unitPriceCents: 1000 },
    ],
  ])('%s', (_name, now, lists, prior) => {
    expect(priorPrice(historyOf(lists), day(now))).toEqual(prior)
  })
})

/** Day by day: what shoppers saw on it, back to the first day on which they saw the current price. */
function byDays(history: PriceHistory, now: number): PriorPrice | null {
  const seen = Array.from({ length: now + 1 }, (_, at) => priceHeldAt(history, day(at)))
  const price = seen[now]?.cents
  if (price === undefined) return null
  let began = now
  for (let at = now; at >= 0; at -= 1) {
    if (seen[at] && seen[at]?.cents !== price) break
    if (seen[at]) began = at
  }
  if (history.products[0]?.isOpening && +history.products[0].from > +day(began - 30)) return null
  const before = seen.slice(Math.max(0, began - 30), began).flatMap((held) => held ?? [])
  // If nothing else was ever shown, the price has always been this one.
  if (before.length === 0 || !seen.slice(0, began).some((held) => held)) return null
  return {
    lowestCents: Math.min(...before.map(({ cents }) => cents)),
    unitPriceCents: Math.min(...before.map(({ unitPriceCents }) => unitPriceCents)),
  }
}

const onDay = fc.integer({ min: 0, max: 80 })
const cents = fc.constantFrom(0, 300, 500, 700, 900, 1000, 1400)
const oldestFirst = <Entry extends { from: Date }>(entries: Entry[]) =>
  entries.toSorted((one, other) => +one.from - +other.from)
const histories = fc.record({
  productId: fc.constant(7),
  products: fc
    .uniqueArray(
      fc.record({
        from: onDay.map(day),
        unitPriceCents: cents,
        salePriceCents: fc.option(cents),
        categoryId: fc.constantFrom(4, 5),
        brandId: fc.constantFrom(1, null),
        isShown: fc.constantFrom(true, true, true, false),
        isOpening: fc.constant(false),
      }),
      { minLength: 1, maxLength: 6, selector: ({ from }) => +from },
    )
    .map(oldestFirst)
    .chain((rows) =>
      fc
        .boolean()
        .map((isOpening) => rows.map((row, at) => ({ ...row, isOpening: isOpening && at === 0 }))),
    ),
  discounts: fc
    .uniqueArray(
      fc.record({
        from: onDay.map(day),
        onlineDiscount: fc.constantFrom(undefined, 0, 20_000),
      }),
      { maxLength: 3, selector: ({ from }) => +from },
    )
    .map(oldestFirst),
  sales: fc
    .uniqueArray(
      fc
        .record({
          saleId: fc.constantFrom(1, 2),
          from: onDay.map(day),
          discount: fc.record({ type: fc.constant('PRICE' as const), cents }),
          of: fc.constantFrom(
            { productIds: [7], categoryIds: [], brandIds: [] },
            { productIds: [], categoryIds: [4], brandIds: [] },
            { productIds: [8], categoryIds: [], brandIds: [] },
          ),
          starts: onDay,
          length: fc.integer({ min: 1, max: 30 }),
          isCanceled: fc.constantFrom(false, false, true),
        })
        .map(({ starts, length, ...sale }) => ({
          ...sale,
          startsAt: day(starts),
          endsAt: day(starts + length),
        })),
      { maxLength: 5, selector: ({ saleId, from }) => `${saleId} ${+from}` },
    )
    .map(oldestFirst),
})

it('equal those found by looking at each day', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 90 }), (history, now) => {
      expect(priorPrice(history, day(now))).toEqual(byDays(history, now))
    }),
    { numRuns: 3000 },
  )
})
