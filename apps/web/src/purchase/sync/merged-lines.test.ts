import type { CartLine } from '@mendwell/domain/orders/cart'
import { MAX_CART_LINES } from '@mendwell/domain/orders/limits'
import { expect, it } from 'vitest'
import { goneLine, hasEqualLines, syncedOf, withMerged } from './merged-lines.ts'

const line = (lineId: number, rest: Partial<CartLine> = {}): CartLine => ({
  ...goneLine({
    productId: 7,
    cut: null,
    notes: '',
    quantity: 1,
    sku: 'P7',
    productName: 'Paper tape',
  }),
  lineId,
  centsWhenAdded: 11_40,
  ...rest,
})

it('keeps what a line of this browser knows, and takes in what is new', () => {
  const cart = [line(3), line(5, { notes: 'soft' })]
  const other = { ...syncedOf(line(0)), productId: 8, cut: '12 in' }

  const merged = [{ ...syncedOf(line(3)), quantity: 4 }, other]
  const { cart: next, surplus } = withMerged(cart, merged, goneLine)

  expect(next).toEqual([
    { ...line(3), quantity: 4 },
    { ...goneLine(other), lineId: 6 },
  ])
  expect(next[1]).toMatchObject({ gone: true, cuttingAttributes: [{ description: '12 in' }] })
  expect(surplus).toEqual([])
})

it('reports what does not fit into a cart', () => {
  const merged = Array.from({ length: MAX_CART_LINES + 2 }, (_, at) => ({
    ...syncedOf(line(0)),
    productId: at + 1,
  }))

  const { cart, surplus } = withMerged([], merged, goneLine)

  expect(cart).toHaveLength(MAX_CART_LINES)
  expect(surplus.map(({ productId }) => productId)).toEqual([101, 102])
})

it('joins lines that a typed note has just made equal', () => {
  expect(hasEqualLines([line(1), line(2, { notes: 'soft' })])).toBe(false)
  expect(hasEqualLines([line(1), line(2, { notes: ' ' })])).toBe(true)
})
