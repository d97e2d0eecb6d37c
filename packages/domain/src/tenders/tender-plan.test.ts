import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../money/money.ts'
import { CARD_MINIMUM_CENTS, type DueCell, holdFor, planCells } from './tender-plan.ts'
import { nestedShares, type PaidTender, splitRefund } from './tender-refunds.ts'
import vectors from './tenders.vectors.json' with { type: 'json' }

interface VectorCell {
  line: number | null
  part: string
  cents: number
  byTender: number[]
}
interface VectorCase {
  id: string
  input: { fsa?: object; balances?: { kind: string; cents: number }[] }
  expect: {
    grandTotalCents: number
    tenders: { kind: string; cents: number }[]
    cells: VectorCell[]
  }
}

const CASES = vectors.cases as VectorCase[]
/** The plans without a benefit card, which pays eligible cells only. */
const PLAIN = CASES.filter(({ input }) => !input.fsa && input.balances)

const orderCells = (cells: readonly VectorCell[]): DueCell[] =>
  cells.map(({ line, part, cents }) => ({
    orderItemId: line,
    part: part === 'NET' || part === 'TAX' ? part : 'SHIPPING',
    cents,
  }))

describe('balances beside a card', () => {
  it('match the vectors', () => {
    expect(vectors.cardMinimumCents).toBe(CARD_MINIMUM_CENTS)
    expect(PLAIN.map(({ id }) => id)).toEqual(['balance-leaves-20c', 'balance-all'])
  })

  it.each(PLAIN)('pay their part: $id', ({ input, expect: wanted }) => {
    let due = wanted.grandTotalCents
    const holds = (input.balances ?? []).map(({ cents }) => {
      const hold = holdFor(due, cents)
      due -= hold
      return hold
    })
    const amounts = due > 0 ? [...holds, due] : holds

    expect(amounts).toEqual(wanted.tenders.map(({ cents }) => cents))
    const planned = planCells(orderCells(wanted.cells), amounts)
    for (const [at, cells] of planned.entries()) {
      const expected = wanted.cells.map(({ byTender }, cell) => ({
        ...orderCells(wanted.cells)[cell],
        cents: byTender[at],
      }))
      expect(cells).toEqual(expected.filter(({ cents }) => cents))
    }
  })

  it.each([
    [60, 30, 10],
    [40, 30, 0],
    [40, 40, 40],
    [100, 50, 50],
    [100, 51, 50],
    [100, 0, 0],
  ])('of %d due and %d there hold %d', (due, available, expected) => {
    expect(holdFor(due, available)).toBe(expected)
  })

  it('leave the card nothing or a chargeable amount', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(cents, cents, (due, available) => {
        const hold = holdFor(due, available)
        expect(hold).toBeLessThanOrEqual(Math.min(due, available))
        expect(hold === 0 || due === hold || due - hold >= CARD_MINIMUM_CENTS).toBe(true)
      }),
    )
  })
})

describe('refunds of split tenders', () => {
  it.each(vectors.refunds)('go back where they came from: $cart', ({ cart, steps }) => {
    const cells = CASES.find(({ id }) => id === cart)?.expect.cells ?? []
    const before = new Map<number, number>()
    const tenders = (cells[0]?.byTender ?? []).map((_, at) => tenderOf(cells, at))
    for (const { line, refundCents, byTender } of steps) {
      const beforeCents = before.get(line) ?? 0
      const named = [{ orderItemId: line, beforeCents, worthCents: refundCents }]
      const shares = splitRefund(tenders, named, refundCents)
      expect(shares).toEqual(byTender)
      before.set(line, beforeCents + refundCents)
      for (const [at, share] of shares.entries()) {
        const tender = tenders[at]
        if (tender) tender.leftCents -= share
      }
    }
  })

  it('refund each tender completely in the end, and never charge again', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 5 })
    const steps = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 30 })
    fc.assert(
      fc.property(weights, steps, (paid, parts) => {
        const whole = sum(paid)
        let amount = 0
        let before = nestedShares(0, paid)
        for (const part of [...parts, whole]) {
          amount = Math.min(whole, amount + part)
          const now = nestedShares(amount, paid)
          expect(sum(now)).toBe(amount)
          for (const [at, share] of now.entries()) {
            expect(share).toBeGreaterThanOrEqual(before[at] ?? 0)
            expect(share).toBeLessThanOrEqual(paid[at] ?? 0)
          }
          before = now
        }
        expect(before).toEqual(paid)
      }),
    )
  })

  it('give shipping back to those who paid it', () => {
    const tender = (goodsCents: number, shippingCents: number): PaidTender => ({
      leftCents: goodsCents + shippingCents,
      partCents: new Map([
        [7, goodsCents],
        [null, shippingCents],
      ]),
    })
    const shipping = { orderItemId: null, beforeCents: 0, worthCents: 15_00 }
    const goods = { orderItemId: 7, beforeCents: 0, worthCents: 30_00 }
    const tenders = [tender(20_00, 5_00), tender(10_00, 10_00)]
    expect(splitRefund(tenders, [shipping], 15_00)).toEqual([5_00, 10_00])
    expect(splitRefund(tenders, [goods, shipping], 45_00)).toEqual([25_00, 20_00])
  })

  it('go to the card first for amounts without pieces', () => {
    const tender = (leftCents: number): PaidTender => ({ leftCents, partCents: new Map() })
    expect(splitRefund([tender(3000), tender(500)], [], 400)).toEqual([0, 400])
    expect(splitRefund([tender(3000), tender(500)], [], 800)).toEqual([300, 500])
    expect(() => splitRefund([tender(3000)], [], 3001)).toThrow(RangeError)
  })
})

const tenderOf = (cells: readonly VectorCell[], at: number) => ({
  leftCents: sum(cells.map(({ byTender }) => byTender[at] ?? 0)),
  partCents: new Map(
    [...Map.groupBy(cells, ({ line }) => line)].flatMap(([line, ofLine]) =>
      line === null ? [] : [[line, sum(ofLine.map(({ byTender }) => byTender[at] ?? 0))] as const],
    ),
  ),
})
