import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cents, sum } from '../money/money.ts'
import { cartUnitPrice, countingSalePrice } from '../money/pricing.ts'
import { type PaidBack, splitRefunds } from '../money/refund-cells.ts'
import { refundAfter } from '../money/refunds.ts'
import { shippingFor } from '../money/shipping.ts'
import { type DueCell, holdFor, MAX_BALANCES, planCells } from '../tenders/tender-plan.ts'
import { splitRefund } from '../tenders/tender-refunds.ts'
import { applyOffers, type OfferCart } from './apply-offers.ts'
import { chargedLines, chargedTotals } from './charged-totals.ts'
import type { OfferLine } from './lines.ts'
import type { Action, Condition, Promotion } from './promotion.ts'

/** `npm run model` generates 100,000 of them from its own seed; here they are the same each time. */
const CARTS = Number(process.env.MODEL_CARTS ?? 1000)
const SEED = Number(process.env.MODEL_SEED ?? 29)

const TODAY = '2026-11-23'
const SHIPPING = 2000

const cents = fc.integer({ min: 0, max: 30_000 })
const rate = fc.integer({ min: 0, max: 100_000 })
const of = fc.record({
  productIds: fc.option(fc.array(fc.integer({ min: 1, max: 4 })), { nil: undefined }),
  familyKeys: fc.option(fc.array(fc.constantFrom('cane', 'brace')), { nil: undefined }),
  categoryIds: fc.option(fc.array(fc.integer({ min: 1, max: 2 })), { nil: undefined }),
  brandIds: fc.option(fc.array(fc.integer({ min: 1, max: 2 })), { nil: undefined }),
  excludeSale: fc.boolean(),
})
const part = fc.record({ quantity: fc.integer({ min: 1, max: 3 }), of })
const atMost = fc.option(cents, { nil: undefined, freq: 3 })
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    type: fc.constant('PERCENT_OFF' as const),
    rate,
    of,
    maxCents: atMost,
    base: fc.constantFrom('CART_PRICE' as const, 'LIST_PRICE' as const),
  }),
  fc.record({ type: fc.constant('AMOUNT_OFF' as const), cents, of }),
  fc.record({ type: fc.constant('AMOUNT_OFF_EACH' as const), cents, of }),
  fc.record({ type: fc.constant('FIXED_PRICE' as const), cents, of }),
  fc.record({ type: fc.constant('BUY_X_GET_Y' as const), buy: part, get: part, rate }),
  fc.record({
    type: fc.constant('BUNDLE' as const),
    parts: fc.array(part, { minLength: 2, maxLength: 3 }),
    priceCents: cents,
  }),
  fc.record({
    type: fc.constant('FREE_SHIPPING' as const),
    maxCents: atMost,
    includesBulky: fc.boolean(),
  }),
)
const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ type: fc.constant('MIN_SUBTOTAL' as const), cents, of }),
  fc.record({
    type: fc.constant('MIN_QUANTITY' as const),
    quantity: fc.integer({ min: 1, max: 9 }),
    of,
  }),
  fc.constant({ type: 'FIRST_ORDER' as const }),
)
const anyPromotions = fc
  .array(
    fc.record({
      action: anyAction,
      conditions: fc.array(anyCondition, { maxLength: 1 }),
      exclusive: fc.boolean(),
      priority: fc.nat(3),
      needsCode: fc.boolean(),
      startsOn: fc.constantFrom(null, null, null, TODAY, '2026-11-24'),
      endsOn: fc.constantFrom(null, null, null, TODAY, '2026-11-22'),
      isPaused: fc.constantFrom(false, false, false, true),
      isUsedUp: fc.constantFrom(false, false, false, true),
      isUsedByBuyer: fc.constantFrom(false, false, false, true),
    }),
    { maxLength: 5 },
  )
  .map((some) => some.map((one, at): Promotion => ({ ...one, promotionId: at + 1 })))

/** Goods as the shop prices them: online, on sale or by quantity. */
const anyLine = fc
  .record({
    productId: fc.integer({ min: 1, max: 4 }),
    familyKey: fc.constantFrom(null, 'cane', 'brace'),
    categoryId: fc.integer({ min: 1, max: 2 }),
    brandId: fc.constantFrom(null, 1, 2),
    quantity: fc.integer({ min: 1, max: 9 }),
    taxRateMilliPercent: fc.constantFrom(0, 6_625, 8_250, 10_250),
    price: fc.record({
      unitPriceCents: fc.integer({ min: 1, max: 50_000 }),
      salePriceCents: fc.option(fc.integer({ min: 1, max: 50_000 })),
      cutPrice: fc.boolean(),
      tierPriceCents: fc.option(fc.integer({ min: 1, max: 50_000 })),
    }),
  })
  .map(({ price, ...line }) => ({
    ...line,
    unitPriceCents: cartUnitPrice(price),
    regularPriceCents: price.unitPriceCents,
    isOnSale: countingSalePrice(price) !== null,
  }))
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 5 })

const totalOf = ({ unitPriceCents, quantity }: OfferLine): Cents => unitPriceCents * quantity
const cartOf = (
  lines: readonly OfferLine[],
  promotions: readonly Promotion[],
  shippingCents = SHIPPING,
  bulkyCents = 0,
): OfferCart => ({
  lines,
  shippingCents,
  bulkyCents,
  promotions,
  groups: [],
  isFirstOrder: false,
  today: TODAY,
})

describe('any carts and promotions', () => {
  it('leave nothing below zero, and each share names its promotion', () => {
    fc.assert(
      fc.property(anyLines, anyPromotions, (lines, promotions) => {
        const offers = applyOffers(cartOf(lines, promotions))
        for (const [at, line] of lines.entries()) {
          const discount = offers.lineDiscounts[at] ?? -1
          expect(discount).toBeGreaterThanOrEqual(0)
          expect(discount).toBeLessThanOrEqual(totalOf(line))
          expect(sum(offers.applied.map((one) => one.lines[at] ?? 0))).toBe(discount)
        }
        expect(offers.shippingDiscountCents).toBeLessThanOrEqual(SHIPPING)
        for (const { lines: shares, shippingCents } of offers.applied) {
          expect(Math.min(...shares, shippingCents)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('waive what oversize and freight goods add only where a promotion says so', () => {
    fc.assert(
      fc.property(anyLines, anyPromotions, fc.nat(SHIPPING), (lines, promotions, bulkyCents) => {
        const offers = applyOffers(cartOf(lines, promotions, SHIPPING, bulkyCents))
        const includes = (promotionId: number) =>
          promotions.some(
            ({ promotionId: id, action }) =>
              id === promotionId && action.type === 'FREE_SHIPPING' && action.includesBulky,
          )
        const isIncluded = offers.applied.some(({ promotionId }) => includes(promotionId))
        const most = isIncluded ? SHIPPING : SHIPPING - bulkyCents
        expect(offers.shippingDiscountCents).toBeLessThanOrEqual(most)
      }),
    )
  })

  it('cost no more if an exclusive one is added', () => {
    fc.assert(
      fc.property(anyLines, anyPromotions, anyAction, (lines, promotions, action) => {
        const saved = (some: readonly Promotion[]) => {
          const offers = applyOffers(cartOf(lines, some))
          return sum(offers.lineDiscounts) + offers.shippingDiscountCents
        }
        const added = { ...ALWAYS, action, promotionId: 9, exclusive: true }
        expect(saved([...promotions, added])).toBeGreaterThanOrEqual(saved(promotions))
      }),
    )
  })
})

const ALWAYS = {
  priority: 10,
  needsCode: false,
  conditions: [],
  startsOn: null,
  endsOn: null,
  isPaused: false,
  isUsedUp: false,
  isUsedByBuyer: false,
}

/** Step by step: pieces of a line, or an amount without pieces, as a share of what is left in thousandths. */
const refundSteps = fc.array(
  fc.oneof(
    fc.record({ line: fc.nat(4), pieces: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ share: fc.integer({ min: 0, max: 1000 }) }),
  ),
  { maxLength: 8 },
)
type RefundStep = { line: number; pieces: number } | { share: number }

const anyOrder = fc.record({
  lines: anyLines,
  promotions: anyPromotions,
  balances: fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: MAX_BALANCES }),
  steps: refundSteps,
  /** Whether plain amounts are refunded too, which leave less than the pieces are worth. */
  withSums: fc.boolean(),
})
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Order> ? Order : never

/** A cart as charged: its lines, its cells, and its total. */
function charge({ lines, promotions }: Pick<AnyOrder, 'lines' | 'promotions'>) {
  const subtotalCents = sum(lines.map(totalOf))
  const shippingCents = shippingFor(subtotalCents)
  const offers = applyOffers(cartOf(lines, promotions, shippingCents))
  const priced = lines.map((line) => ({ ...line, lineTotalCents: totalOf(line) }))
  const charged = chargedLines(priced, offers).map((line, at) => ({
    orderItemId: at + 1,
    quantity: line.quantity,
    discountCents: line.discountCents,
    netCents: line.lineTotalCents - line.discountCents,
    taxCents: line.taxCents,
  }))
  const totals = chargedTotals(
    charged,
    { subtotalCents, taxCents: 0, shippingHandlingCents: shippingCents, grandTotalCents: 0 },
    offers,
  )
  const cells: DueCell[] = [
    ...charged.flatMap(({ orderItemId, netCents, taxCents }): DueCell[] => [
      { orderItemId, part: 'NET', cents: netCents },
      { orderItemId, part: 'TAX', cents: taxCents },
    ]),
    { orderItemId: null, part: 'SHIPPING', cents: shippingCents - offers.shippingDiscountCents },
  ]
  return { charged, totals, cells }
}

/** What the balances pay one by one, and the card the rest. */
function tendersFor(cells: readonly DueCell[], balances: readonly Cents[]) {
  let due = sum(cells.map((cell) => cell.cents))
  const held = balances.map((available) => {
    const hold = holdFor(due, available)
    due -= hold
    return hold
  })
  const amounts = [...held.filter((hold) => hold > 0), ...(due > 0 ? [due] : [])]
  return planCells(cells, amounts).map((paid, at) => {
    expect(sum(paid.map((cell) => cell.cents))).toBe(amounts[at])
    const ofLines = Map.groupBy(paid, ({ orderItemId }) => orderItemId)
    return {
      leftCents: amounts[at] ?? 0,
      partCents: new Map(
        [...ofLines].flatMap(([line, some]) =>
          line === null ? [] : [[line, sum(some.map((cell) => cell.cents))] as const],
        ),
      ),
    }
  })
}

/** Refunds the whole order in steps; returns what is left of each tender, and what each step gave back. */
function payBack(
  charged: ReturnType<typeof charge>['charged'],
  tenders: ReturnType<typeof tendersFor>,
  steps: readonly RefundStep[],
) {
  const promised = charged.map(() => ({ pieces: 0, cents: 0 }))
  const refunds: PaidBack[] = []
  const left = () => sum(tenders.map(({ leftCents }) => leftCents))
  const give = (
    amountCents: Cents,
    named: readonly (PaidBack['pieces'][number] & { beforeCents: Cents })[],
  ) => {
    const shares = splitRefund(tenders, named, amountCents)
    expect(sum(shares)).toBe(amountCents)
    for (const [at, tender] of tenders.entries()) {
      expect(shares[at]).toBeGreaterThanOrEqual(0)
      tender.leftCents -= shares[at] ?? 0
      expect(tender.leftCents).toBeGreaterThanOrEqual(0)
    }
    const pieces = named.map(({ orderItemId, worthCents }) => ({ orderItemId, worthCents }))
    refunds.push({ amountCents, pieces })
  }
  const givePieces = (at: number, asked: number) => {
    const [line, before] = [charged[at], promised[at]]
    if (!line || !before) return
    const pieces = Math.min(asked, line.quantity - before.pieces)
    const back = refundAfter(line, pieces, before)
    const worthCents = back.goodsCents + back.taxCents
    promised[at] = { pieces: before.pieces + pieces, cents: before.cents + worthCents }
    const { orderItemId } = line
    give(Math.min(worthCents, left()), [{ orderItemId, beforeCents: before.cents, worthCents }])
  }
  for (const step of steps) {
    if ('line' in step) givePieces(step.line % charged.length, step.pieces)
    else give(Math.floor((left() * step.share) / 1000), [])
  }
  for (const at of charged.keys()) givePieces(at, 99)
  return { promised, refunds }
}

it(
  `orders of any carts add up, and all of them can be refunded (${CARTS} carts, seed ${SEED})`,
  () => {
    fc.assert(
      fc.property(anyOrder, ({ lines, promotions, balances, steps, withSums }) => {
        const { charged, totals, cells } = charge({ lines, promotions })
        expect(Math.min(...cells.map((cell) => cell.cents))).toBeGreaterThanOrEqual(0)
        expect(totals.grandTotalCents).toBe(sum(cells.map((cell) => cell.cents)))
        expect(totals.discountCents).toBeLessThanOrEqual(totals.subtotalCents)

        const tenders = tendersFor(cells, balances)
        expect(sum(tenders.map(({ leftCents }) => leftCents))).toBe(totals.grandTotalCents)

        const done = withSums ? steps : steps.filter((step) => 'line' in step)
        const { promised, refunds } = payBack(charged, tenders, done)
        for (const [at, { netCents, taxCents, quantity }] of charged.entries()) {
          expect(promised[at]).toEqual({ pieces: quantity, cents: netCents + taxCents })
        }
        const left = sum(tenders.map(({ leftCents }) => leftCents))
        const shippingCents = cells.at(-1)?.cents ?? 0
        if (!withSums) expect(left).toBe(shippingCents)

        const rest = splitRefund(tenders, [], left)
        expect(rest).toEqual(tenders.map(({ leftCents }) => leftCents))
        const all = [...refunds, { amountCents: left, pieces: [] }]
        expect(sum(all.map(({ amountCents }) => amountCents))).toBe(totals.grandTotalCents)
        const sold = {
          shippingCents,
          lines: charged.map(({ orderItemId, netCents, taxCents }) => ({
            orderItemId,
            goodsCents: netCents,
            taxCents,
          })),
        }
        const split = splitRefunds(sold, all)
        for (const [at, { lines: back, shippingCents: shipping }] of split.entries()) {
          const parts = [...back.flatMap((one) => [one.goodsCents, one.taxCents]), shipping]
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
          expect(sum(parts)).toBe(all[at]?.amountCents)
        }
        expect(sum(split.map((one) => one.shippingCents))).toBe(shippingCents)
        for (const [at, line] of sold.lines.entries()) {
          expect(sum(split.map((one) => one.lines[at]?.goodsCents ?? 0))).toBe(line.goodsCents)
          expect(sum(split.map((one) => one.lines[at]?.taxCents ?? 0))).toBe(line.taxCents)
        }
      }),
      { numRuns: CARTS, seed: SEED, endOnFailure: CARTS > 1000 },
    )
  },
  60_000 + CARTS * 20,
)
