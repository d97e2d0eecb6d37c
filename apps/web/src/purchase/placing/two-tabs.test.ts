import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeStoredCart } from '../cart/stored-cart.ts'

/* Two tabs of one browser share its storage, each with its own copy of the shop's code in memory. No tab hears of the
   other's changes here: the worst case, since browsers tell a moment later. */

const CART = writeStoredCart([
  {
    lineId: 1,
    productId: 7,
    category: 'Mobility',
    categoryId: 1,
    productName: 'Cane',
    sku: 'C7',
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
  },
])
const body = { orders: {}, orderItems: [{ productId: 7, quantity: 1 }] }

let stored = new Map<string, string>()
/** The order numbers by key, as the shop keeps them. */
let orders = new Map<string, string>()

beforeEach(() => {
  stored = new Map([['localCart', CART]])
  orders = new Map()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', { ...storage })
  vi.stubGlobal('navigator', { onLine: true, cookieEnabled: true })
  vi.stubGlobal('fetch', answer)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function answer(address: string, { headers, body: sent }: RequestInit) {
  if (address.endsWith('/orders/findPlaced')) {
    const orderNum = orders.get(JSON.parse(String(sent)).key)
    const placed = orderNum ? { orderNum, items: [{ productId: 7, notes: null }] } : null
    return Response.json({ placed, isInAccount: false })
  }
  const key = new Headers(headers).get('Idempotency-Key') ?? expect.fail('It has a key')
  const orderNum = orders.get(key) ?? String(1001 + orders.size)
  orders.set(key, orderNum)
  return Response.json({
    orders: { orderNum },
    orderItems: [{ productId: 7, notes: null }],
    orderToken: null,
  })
}

async function openTab() {
  vi.resetModules()
  const { placeOrder } = await import('./place-order.ts')
  const { currentCart } = await import('../cart/cart.ts')
  return { place: () => placeOrder(body), currentCart }
}

it('pressed in both at once, the same cart is one order', async () => {
  const [one, other] = [await openTab(), await openTab()]

  const placed = await Promise.all([one.place(), other.place()])

  expect(placed.map(({ orderNum }) => orderNum)).toEqual(['1001', '1001'])
  expect(orders.size).toBe(1)
})

it('ordered in one tab, the other refuses to order it again, and shows an empty cart', async () => {
  const [one, other] = [await openTab(), await openTab()]
  await one.place()
  expect(other.currentCart(), 'it has not noticed yet').toHaveLength(1)

  await expect(other.place()).rejects.toThrow(expect.objectContaining({ name: 'LeftCart' }))

  expect(orders.size).toBe(1)
  expect(other.currentCart()).toEqual([])
})
