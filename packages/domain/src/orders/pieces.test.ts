import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { hasLeft, onHand, toGiveBack, toSend } from './pieces.ts'

const productId = 1

it.each([
  [0, 3],
  [2, 1],
  [3, 0],
  [4, 0],
])('of three pieces of which %i went back, %i can still go', (givenBack, left) => {
  expect(toGiveBack({ quantity: 3, givenBack })).toBe(left)
})

describe('an order has shipped', () => {
  it.each([
    ['nothing sent', [{ quantity: 2, sent: 0, unshippedRefunds: 0 }], false],
    ['all sent', [{ quantity: 2, sent: 2, unshippedRefunds: 0 }], true],
    ['a part sent', [{ quantity: 2, sent: 1, unshippedRefunds: 0 }], false],
    ['the rest refunded before it left', [{ quantity: 2, sent: 1, unshippedRefunds: 1 }], true],
    ['all refunded before it left', [{ quantity: 2, sent: 0, unshippedRefunds: 2 }], false],
    [
      'one item sent, one not',
      [1, 0].map((sent) => ({ quantity: 1, sent, unshippedRefunds: 0 })),
      false,
    ],
  ])('%s', (_, items, left) => {
    expect(hasLeft(items)).toBe(left)
  })
})

describe('pieces on hand for the next parcel', () => {
  it.each([
    ['promised from stock', { quantity: 5, backordered: 0, sent: 0, unshippedRefunds: 0 }, 0, 5],
    ['two wait for goods', { quantity: 5, backordered: 2, sent: 0, unshippedRefunds: 0 }, 0, 3],
    [
      'all wait, stock is not counted',
      { quantity: 2, backordered: 2, sent: 0, unshippedRefunds: 0 },
      null,
      0,
    ],
    [
      'two wait, the first three left',
      { quantity: 5, backordered: 2, sent: 3, unshippedRefunds: 0 },
      0,
      0,
    ],
    [
      'two waited, goods came in',
      { quantity: 5, backordered: 2, sent: 3, unshippedRefunds: 0 },
      10,
      2,
    ],
    [
      'two waited, one came in',
      { quantity: 5, backordered: 2, sent: 3, unshippedRefunds: 0 },
      1,
      1,
    ],
    [
      'the two that waited were refunded',
      { quantity: 5, backordered: 2, sent: 0, unshippedRefunds: 2 },
      0,
      3,
    ],
  ])('%s', (_, item, stock, pieces) => {
    expect(onHand([{ productId, ...item, stock }])).toEqual([pieces])
  })

  it('are taken from the shelf once, by the first item that needs them', () => {
    const item = { productId, quantity: 2, backordered: 2, sent: 0, unshippedRefunds: 0, stock: 3 }
    const other = { ...item, productId: 2, stock: 1 }

    expect(onHand([item, other, item])).toEqual([2, 1, 1])
  })

  test('are never negative nor more than the unsent pieces', () => {
    const count = fc.nat(20)
    const anyItem = fc.record({
      quantity: count,
      backordered: count,
      sent: count,
      unshippedRefunds: count,
    })
    fc.assert(
      fc.property(anyItem, fc.option(count), (item, stock) => {
        const [pieces] = onHand([{ productId, ...item, stock }])
        expect(pieces).toBeGreaterThanOrEqual(0)
        expect(pieces).toBeLessThanOrEqual(Math.max(0, toSend(item)))
      }),
    )
  })
})
