import { describe, expect, it } from 'vitest'
import { percentOf, sum } from '../money/money.ts'
import { cartUnitPrice } from '../money/pricing.ts'
import { spreadCents } from '../money/refund-cells.ts'
import { refundAfter } from '../money/refunds.ts'
import { shippingFor } from '../money/shipping.ts'
import { underTiers } from '../prices/price-tiers.ts'
import { applyOffers, type OfferCart } from './apply-offers.ts'
import { readCode } from './codes.ts'
import type { OfferLine } from './lines.ts'
import type { Action, Condition, Promotion } from './promotion.ts'
import vectors from './promotions.vectors.json' with { type: 'json' }

/** Vectors that need features the shop lacks: gift cards as goods. */
const NOT_BUILT = ['gift-card-not-discounted']

const TODAY = '2026-11-23'

interface VectorLine {
  sku: string
  unit: number
  qty: number
  category: number
  rate: number
  cutPrice?: boolean
  sale?: number
  tiers?: { from: number; unit: number }[]
  contract?: number
}
interface VectorPromotion {
  id: number
  priority: number
  exclusive: boolean
  conditions: object[]
  action: object
  code?: string
  through?: string
  limit?: number
  used?: number
  limitPerCustomer?: number
}
interface VectorInput {
  lines: VectorLine[]
  promotions?: VectorPromotion[]
  codes?: string[]
  customer?: { group?: string; used?: Record<string, number> }
}

const isBuilt = ({ id }: { id: string }) => !NOT_BUILT.includes(id)
const CASES = vectors.cases.filter(isBuilt)

/** Selectors of the vectors name products by SKU; here by index. */
function named<Rule>(rule: object, skus: readonly string[]): Rule {
  return JSON.parse(JSON.stringify(rule), (key, value) =>
    key === 'of' && value.products
      ? { productIds: value.products.map((sku: string) => 1 + skus.indexOf(sku)) }
      : value,
  )
}

/** The online price after the tiers and price list of a vector. */
const tierPriceOf = ({ unit, qty, tiers = [], contract }: VectorLine) => {
  const product = { unitPriceCents: unit, salePriceCents: null, cutPrice: false }
  const all = [...tiers, ...(contract === undefined ? [] : [{ from: 1, unit: contract }])]
  const offered = all.map(({ from, unit: cents }) => ({
    from,
    group: null,
    price: { type: 'PRICE' as const, cents },
  }))
  return cartUnitPrice(underTiers(product, offered, { pieces: qty, groups: [] }))
}

/** How the vectors price a line: a CUTPRICE product at its sale price, whatever it is. */
const lineOf = (line: VectorLine, at: number): OfferLine => ({
  productId: at + 1,
  familyKey: null,
  categoryId: line.category,
  brandId: null,
  quantity: line.qty,
  unitPriceCents: line.cutPrice && line.sale !== undefined ? line.sale : tierPriceOf(line),
  regularPriceCents: line.unit,
  isOnSale: line.cutPrice === true,
})

function cartOf({ lines, promotions = [], codes = [], customer = {} }: VectorInput): OfferCart {
  const skus = lines.map(({ sku }) => sku)
  const offered = lines.map(lineOf)
  const given = codes.map(readCode)
  return {
    lines: offered,
    shippingCents: shippingFor(goodsOf(offered)),
    bulkyCents: 0,
    promotions: promotions
      .filter(({ code }) => code === undefined || given.includes(readCode(code)))
      .map(
        (one): Promotion => ({
          promotionId: one.id,
          priority: one.priority,
          exclusive: one.exclusive,
          needsCode: one.code !== undefined,
          conditions: one.conditions.map((condition) => named<Condition>(condition, skus)),
          action: named<Action>(one.action, skus),
          startsOn: null,
          endsOn: one.through ?? null,
          isPaused: false,
          isUsedUp: one.limit !== undefined && (one.used ?? 0) >= one.limit,
          isUsedByBuyer:
            one.limitPerCustomer !== undefined &&
            (customer.used?.[one.id] ?? 0) >= one.limitPerCustomer,
        }),
      ),
    groups: customer.group ? [customer.group] : [],
    isFirstOrder: false,
    today: TODAY,
  }
}

const goodsOf = (lines: readonly OfferLine[]) =>
  sum(lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity))

/** All figures of a cart, as the vectors name them. */
function priceOf(input: VectorInput) {
  const cart = cartOf(input)
  const { applied, refused, lineDiscounts, shippingDiscountCents } = applyOffers(cart)
  const items = input.lines.map(({ sku, rate }, at) => {
    const { unitPriceCents = 0, quantity = 0 } = cart.lines[at] ?? {}
    const grossCents = unitPriceCents * quantity
    const discountCents = lineDiscounts[at] ?? 0
    const netCents = grossCents - discountCents
    const taxCents = percentOf(netCents, rate)
    return { sku, unitCents: unitPriceCents, grossCents, discountCents, netCents, taxCents }
  })
  const subtotalCents = sum(items.map(({ grossCents }) => grossCents))
  const discountCents = sum(lineDiscounts)
  const taxCents = sum(items.map((item) => item.taxCents))
  const { shippingCents } = cart
  return {
    items,
    applied: applied.map(({ promotionId: id, lines, shippingCents: shipping }) => ({
      id,
      lines,
      shipping,
    })),
    refused: Object.fromEntries(refused.map(({ promotionId, reason }) => [promotionId, reason])),
    subtotalCents,
    discountCents,
    taxCents,
    shippingCents,
    shippingDiscountCents,
    grandTotalCents:
      subtotalCents - discountCents + taxCents + shippingCents - shippingDiscountCents,
  }
}

describe('the worked examples, to the cent', () => {
  it.each(CASES.map((one) => [one.id, one] as const))('%s', (_id, { input, expect: expected }) => {
    expect(priceOf(input as VectorInput)).toEqual(expected)
  })

  it('omit only those that need missing features', () => {
    const left = vectors.cases.filter((one) => !isBuilt(one)).map(({ id }) => id)
    expect([left.length, CASES.length]).toEqual([1, 41])
    expect(left.toSorted()).toEqual(NOT_BUILT.toSorted())
  })

  it.each(vectors.largestRemainder)(
    '$total over $weights',
    ({ total, weights, expect: shares }) => {
      const scale = Math.max(1, total)
      const whole = weights.map((weight) => weight * scale)
      expect(spreadCents(total, whole)).toEqual(shares)
    },
  )

  it.each(vectors.refunds.map((run, at) => [`${run.cart} ${at}`, run] as const))(
    'refunds of %s return what was paid',
    (_name, { cart, steps, totalCents }) => {
      const { input } = vectors.cases.find(({ id }) => id === cart) ?? {}
      const { items } = priceOf(input as VectorInput)
      const promised = items.map(() => ({ pieces: 0, cents: 0 }))
      const given = steps.map(({ line, pieces }) => {
        const { netCents = 0, taxCents = 0 } = items[line] ?? {}
        const quantity = (input as VectorInput).lines[line]?.qty ?? 0
        const before = promised[line] ?? { pieces: 0, cents: 0 }
        const back = refundAfter({ quantity, netCents, taxCents }, pieces, before)
        const refundCents = back.goodsCents + back.taxCents
        promised[line] = { pieces: before.pieces + pieces, cents: before.cents + refundCents }
        return { line, pieces, ...back, refundCents }
      })
      expect(given).toEqual(steps)
      expect(sum(given.map(({ refundCents }) => refundCents))).toBe(totalCents)
    },
  )
})

const LINE: OfferLine = {
  productId: 1,
  familyKey: null,
  categoryId: 1,
  brandId: 7,
  quantity: 2,
  unitPriceCents: 900,
  regularPriceCents: 1000,
  isOnSale: false,
}
const promotion = (action: Action, more: Partial<Promotion> = {}): Promotion => ({
  promotionId: 1,
  priority: 10,
  exclusive: false,
  needsCode: true,
  conditions: [],
  action,
  startsOn: null,
  endsOn: null,
  isPaused: false,
  isUsedUp: false,
  isUsedByBuyer: false,
  ...more,
})
const cartWith = (promotions: Promotion[], lines: OfferLine[] = [LINE]): OfferCart => ({
  lines,
  shippingCents: 2000,
  bulkyCents: 0,
  promotions,
  groups: [],
  isFirstOrder: false,
  today: TODAY,
})
const TENTH: Action = { type: 'PERCENT_OFF', rate: 10_000 }

it('a fixed price lowers higher prices, and raises none', () => {
  const cheap = { ...LINE, productId: 2, unitPriceCents: 300 }
  const { lineDiscounts } = applyOffers(
    cartWith([promotion({ type: 'FIXED_PRICE', cents: 500 })], [LINE, cheap]),
  )
  expect(lineDiscounts).toEqual([800, 0])
})

it('goods of a family are all its products, and no product without one', () => {
  const wide = { ...LINE, productId: 2, familyKey: 'cane' }
  const action: Action = { type: 'FIXED_PRICE', cents: 500, of: { familyKeys: ['cane', 'gone'] } }
  const lines = [{ ...LINE, familyKey: 'cane' }, wide, { ...LINE, familyKey: 'brace' }, LINE]
  const { lineDiscounts } = applyOffers(cartWith([promotion(action)], lines))
  expect(lineDiscounts).toEqual([800, 800, 0, 0])
})

it.each<[string, Action[], number]>([
  ['the rate by subtotal and weight', [{ type: 'FREE_SHIPPING' }], 2000],
  ['freight too, where it says so', [{ type: 'FREE_SHIPPING', includesBulky: true }], 16_900],
  ['an amount of the rate', [{ type: 'FREE_SHIPPING', maxCents: 500 }], 500],
  ['no more of the rate than there is', [{ type: 'FREE_SHIPPING', maxCents: 5000 }], 2000],
  [
    'an amount, of the rate first',
    [{ type: 'FREE_SHIPPING', maxCents: 5000, includesBulky: true }, { type: 'FREE_SHIPPING' }],
    5000,
  ],
  [
    'the rest of the rate beside an amount',
    [{ type: 'FREE_SHIPPING', maxCents: 500, includesBulky: true }, { type: 'FREE_SHIPPING' }],
    2000,
  ],
])('free shipping waives %s', (_name, actions, waived) => {
  const promotions = actions.map((action, at) => promotion(action, { promotionId: at + 1 }))
  const cart = { ...cartWith(promotions), shippingCents: 16_900, bulkyCents: 14_900 }
  expect(applyOffers(cart).shippingDiscountCents).toBe(waived)
})

it.each<[string, Partial<Promotion>, object]>([
  ['not begun', { startsOn: '2026-11-24' }, { reason: 'NOT_YET' }],
  ['over', { endsOn: '2026-11-22' }, { reason: 'OVER' }],
  ['paused', { isPaused: true }, { reason: 'OVER' }],
  [
    'for more',
    { conditions: [{ type: 'MIN_SUBTOTAL', cents: 50_00 }] },
    { reason: 'MIN_SUBTOTAL', wanted: 5000, missing: 3200 },
  ],
  [
    'for more pieces of a brand',
    { conditions: [{ type: 'MIN_QUANTITY', quantity: 3, of: { brandIds: [7] } }] },
    { reason: 'MIN_QUANTITY', wanted: 3, missing: 1 },
  ],
  ['for a group', { conditions: [{ type: 'GROUP', group: 'CLINIC' }] }, { reason: 'GROUP' }],
  ['for a first order', { conditions: [{ type: 'FIRST_ORDER' }] }, { reason: 'FIRST_ORDER' }],
  [
    'about other goods',
    { action: { ...TENTH, of: { categoryIds: [2] } } },
    { reason: 'NOTHING_TO_REDUCE' },
  ],
])('says why a code does not count that is %s', (_name, more, refusal) => {
  const { applied, refused } = applyOffers(cartWith([promotion(TENTH, more)]))
  expect(applied).toEqual([])
  expect(refused).toEqual([{ promotionId: 1, ...refusal }])
})

it('says that another one saves more', () => {
  const { refused } = applyOffers(
    cartWith([
      promotion({ type: 'PERCENT_OFF', rate: 25_000 }),
      promotion(TENTH, { promotionId: 2, exclusive: true }),
    ]),
  )
  expect(refused).toEqual([{ promotionId: 2, reason: 'OTHER_BETTER' }])
})

it.each([
  ['save 10', 'SAVE10'],
  [' Save-10 ', 'SAVE10'],
])('reads %j as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})
