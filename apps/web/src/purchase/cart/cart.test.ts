import type { CartLine } from '@mendwell/domain/orders/cart'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

const line = (productId: number): CartLine => ({
  lineId: productId,
  productId,
  category: 'Diabetes',
  categoryId: 61,
  productName: 'Test strips',
  sku: 'P9',
  productImage: '/media/x',
  imageMimeType: 'image/webp',
  quantity: 1,
  unitPriceCents: 12_67,
  salePriceCents: null,
  optionsAttributes: [],
  centsWhenAdded: 11_40,
  cuttingAttributes: [],
  notes: '',
  taxExemptFlag: false,
})

it('grows in memory if the storage is readable but full', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full })
  const { addToCart, currentCart, isCartStored, takeOrdered } = await import('./cart.ts')

  addToCart(line(1))
  addToCart(line(2))

  expect(currentCart().map(({ productId }) => productId)).toEqual([1, 2])
  expect(isCartStored()).toBe(false)

  takeOrdered([{ productId: 1 }])
  expect(currentCart().map(({ productId }) => productId)).toEqual([2])
})
