import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sum } from './money.ts'
import { type PaidBack, type RefundCells, splitRefunds, spreadCents } from './refund-cells.ts'

const cents = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 99_999_999_99 }))
const lines = fc
  .array(fc.record({ goodsCents: cents, taxCents: cents }), { minLength: 1, maxLength: 6 })
  .map((rows) => rows.map((row, index) => ({ orderItemId: index + 1, ...row })))
const orders = fc.record({ lines, shippingCents: cents })

const worthOf = ({ lines: cells, shippingCents }: Pick<RefundCells, 'lines' | 'shippingCents'>) =>
  sum(cells.map(({ goodsCents, taxCents }) => goodsCents + taxCents)) + shippingCents

/** Partial refunds of what was charged, all of it in the end, each with or without pieces. */
const stories = orders.chain((order) => {
  const total = worthOf(order)
  const piece = fc.record({
    orderItemId: fc.integer({ min: 1, max: order.lines.length }),
    worthCents: cents,
  })
  const cuts = fc.array(fc.integer({ min: 0, max: total }), { maxLength: 4 })
  return fc
    .tuple(cuts, fc.array(fc.array(piece, { maxLength: 3 }), { minLength: 5, maxLength: 5 }))
    .map(([at, named]) => {
      const ends = [...at, total].toSorted((one, other) => one - other)
      const refunds = ends.map(
        (end, index): PaidBack => ({
          amountCents: end - (ends[index - 1] ?? 0),
          pieces: named[index] ?? [],
        }),
      )
      return { order, refunds }
    })
})

it('the parts of a refund add up to it, and all refunds to the order', () => {
  fc.assert(
    fc.property(stories, ({ order, refunds }) => {
      const cells = splitRefunds(order, refunds)

      expect(cells.map(worthOf)).toEqual(refunds.map(({ amountCents }) => amountCents))
      expect(sum(cells.map(({ shippingCents }) => shippingCents))).toBe(order.shippingCents)
      order.lines.forEach((line, index) => {
        const ofLine = cells.map((refund) => refund.lines[index])
        expect(sum(ofLine.map((cell) => cell?.goodsCents ?? 0))).toBe(line.goodsCents)
        expect(sum(ofLine.map((cell) => cell?.taxCents ?? 0))).toBe(line.taxCents)
      })
    }),
  )
})

it('refunds booked one by one, each from what is left, are as those split together', () => {
  fc.assert(
    fc.property(stories, ({ order, refunds }) => {
      let left = order
      const booked = refunds.map((refund) => {
        const [cells] = splitRefunds(left, [refund])
        if (!cells) throw new Error('no cells')
        left = {
          lines: left.lines.map((line, index) => ({
            ...line,
            goodsCents: line.goodsCents - (cells.lines[index]?.goodsCents ?? 0),
            taxCents: line.taxCents - (cells.lines[index]?.taxCents ?? 0),
          })),
          shippingCents: left.shippingCents - cells.shippingCents,
        }
        return cells
      })

      expect(booked).toEqual(splitRefunds(order, refunds))
    }),
  )
})

it('shares add up and none exceeds its weight', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const amount = Math.floor(sum(weights) * part)
        const shares = spreadCents(amount, weights)

        expect(sum(shares)).toBe(amount)
        expect(shares.every((share, index) => share >= 0 && share <= (weights[index] ?? 0))).toBe(
          true,
        )
      },
    ),
  )
})

const ORDER = {
  lines: [
    { orderItemId: 1, goodsCents: 10_000, taxCents: 825 },
    { orderItemId: 2, goodsCents: 5_000, taxCents: 0 },
  ],
  shippingCents: 1_000,
}

it.each([
  ['pieces of a taxed line', 5_413, [{ orderItemId: 1, worthCents: 5_413 }], [5_000, 413, 0, 0, 0]],
  ['pieces of an exempt line', 5_000, [{ orderItemId: 2, worthCents: 5_000 }], [0, 0, 5_000, 0, 0]],
  ['pieces less a fee', 1_000, [{ orderItemId: 2, worthCents: 5_000 }], [0, 0, 1_000, 0, 0]],
  ['pieces and shipping', 5_900, [{ orderItemId: 2, worthCents: 5_000 }], [761, 63, 5_000, 0, 76]],
  ['a sum', 1_000, [], [594, 49, 297, 0, 60]],
  ['all', 16_825, [], [10_000, 825, 5_000, 0, 1_000]],
])('gives back %s', (_, amountCents, pieces, wanted) => {
  const [cells] = splitRefunds(ORDER, [{ amountCents, pieces }])
  const flat = cells?.lines.flatMap(({ goodsCents, taxCents }) => [goodsCents, taxCents]) ?? []

  expect([...flat, cells?.shippingCents]).toEqual(wanted)
})

it('refuses to refund more than was charged', () => {
  expect(() => splitRefunds(ORDER, [{ amountCents: 16_826, pieces: [] }])).toThrow(RangeError)
})
