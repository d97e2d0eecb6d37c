import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_QUANTITY } from './limits.ts'
import {
  fitsOneOrder,
  MAX_QUOTED_PIECES,
  offeredCents,
  orderLinesOf,
  quoteState,
} from './quote-requests.ts'

describe('quoteState', () => {
  const answered = { status: 'ANSWERED', validUntil: '2026-12-01', isOrdered: false } as const

  it.each([
    ['WAITING', { ...answered, status: 'NEW', validUntil: null }],
    ['ANSWERED', { ...answered, validUntil: null }],
    ['OPEN', answered],
    ['OPEN', { ...answered, validUntil: '2026-11-27' }],
    ['EXPIRED', { ...answered, validUntil: '2026-11-26' }],
    ['ORDERED', { ...answered, validUntil: '2026-11-26', isOrdered: true }],
    ['ORDERED', { ...answered, status: 'CLOSED', isOrdered: true }],
    ['CLOSED', { ...answered, status: 'CLOSED' }],
  ] as const)('is %s for %j on 2026-11-27', (state, quoted) => {
    expect(quoteState(quoted, '2026-11-27')).toBe(state)
  })
})

const someLines = fc.uniqueArray(
  fc.record({
    productId: fc.integer({ min: 1, max: 500 }),
    quantity: fc.integer({ min: 1, max: MAX_QUOTED_PIECES }),
    unitPriceCents: fc.integer({ min: 1, max: 1_000_00 }),
  }),
  { selector: ({ productId }) => productId, minLength: 1, maxLength: 20 },
)

describe('orderLinesOf', () => {
  it('holds every piece once, and no more than 99 in a line', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const ordered = orderLinesOf(lines)
        for (const { productId, quantity } of lines) {
          const own = ordered.filter((line) => line.productId === productId)
          expect(own.reduce((sum, line) => sum + line.quantity, 0)).toBe(quantity)
          expect(own.every((line) => line.quantity >= 1 && line.quantity <= MAX_QUANTITY)).toBe(
            true,
          )
        }
        expect(fitsOneOrder(lines)).toBe(ordered.length <= 100)
        const priceOf = new Map(lines.map((line) => [line.productId, line.unitPriceCents]))
        const charged = ordered.map((line) => ({
          ...line,
          unitPriceCents: priceOf.get(line.productId) ?? 0,
        }))
        expect(offeredCents(charged)).toBe(offeredCents(lines))
      }),
    )
  })

  it('makes three lines of 200 pieces', () => {
    expect(orderLinesOf([{ productId: 7, quantity: 200 }])).toEqual([
      { productId: 7, quantity: 99 },
      { productId: 7, quantity: 99 },
      { productId: 7, quantity: 2 },
    ])
  })
})
