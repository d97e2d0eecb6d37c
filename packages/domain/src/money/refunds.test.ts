import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lineTax, lineTotal, type PricedLine, totalsOf } from './pricing.ts'
import { refundAfter, refundOfPieces } from './refunds.ts'

const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  unitPriceCents: fc.integer({ min: 1, max: 500_000 }),
  salePriceCents: fc.constant(null),
  cutPrice: fc.constant(false),
  quantity: fc.integer({ min: 1, max: 99 }),
  taxExempt: fc.boolean(),
})

/** A hundred thousand carts take seconds, or longer on a busy machine. */
const LONG_MS = 300_000

it(
  'parts of any order refunded in any order never exceed and together equal what was paid',
  () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 15_000 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 }),
        (lines, taxRate, steps) => {
          const totals = totalsOf(lines, { taxRate, pickup: false })
          const charged = lines.map((line) => ({
            quantity: line.quantity,
            netCents: lineTotal(line),
            taxCents: lineTax(line, taxRate),
          }))
          let refunded = 0
          for (const line of charged) {
            let before = 0
            for (let turn = 0; before < line.quantity; turn++) {
              const wanted = steps[turn % steps.length] ?? 1
              const pieces = Math.min(wanted, line.quantity - before)
              const part = refundOfPieces(line, pieces, before)
              if (part < 0) throw new Error('a refund below zero')
              refunded += part
              before += pieces
            }
          }
          expect(refunded).toBe(totals.subtotalCents + totals.taxCents)
        },
      ),
      { numRuns: 100_000 },
    )
  },
  LONG_MS,
)

it('refuses to refund more pieces than were bought', () => {
  const line = { quantity: 2, netCents: 10_00, taxCents: 0 }

  expect(() => refundOfPieces(line, 2, 1)).toThrow(RangeError)
})

it(
  'requests of any size, some of them declined, never promise a cent more than the line',
  () => {
    const request = fc.record({ pieces: fc.integer({ min: 1, max: 5 }), declined: fc.boolean() })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 15_000 }),
        fc.array(request, { minLength: 1, maxLength: 10 }),
        (quantity, netCents, taxRate, requests) => {
          const taxCents = Math.round((netCents * taxRate) / 100_000)
          const line = { quantity, netCents, taxCents }
          const promised: { pieces: number; cents: number; declined: boolean }[] = []
          const kept = () => {
            const valid = promised.filter(({ declined }) => !declined)
            return {
              pieces: valid.reduce((count, { pieces }) => count + pieces, 0),
              cents: valid.reduce((count, { cents }) => count + cents, 0),
            }
          }
          for (const { pieces, declined } of requests) {
            const before = kept()
            const more = Math.min(pieces, quantity - before.pieces)
            if (more === 0) break
            const part = refundAfter(line, more, before)
            expect(Math.min(part.goodsCents, part.taxCents)).toBeGreaterThanOrEqual(0)
            promised.push({ pieces: more, cents: part.goodsCents + part.taxCents, declined: false })
            const [first] = promised
            if (declined && first) first.declined = true
          }
          const { pieces, cents } = kept()
          expect(cents).toBeLessThanOrEqual(netCents + taxCents)
          if (pieces === quantity) expect(cents).toBe(netCents + taxCents)
        },
      ),
      { numRuns: 20_000 },
    )
  },
  LONG_MS,
)
