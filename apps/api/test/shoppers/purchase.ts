import { expect } from 'vitest'
import type { CallOptions } from '../shop/calls.ts'
import type { TestShop } from '../shop/start-test-shop.ts'

type Shop = Pick<TestShop, 'post' | 'put'>

/** Adds an active supplier that delivers in 10 days; `facts` override the defaults. Returns its id. */
export async function addSupplier(
  shop: Shop,
  staff: CallOptions,
  facts: object = {},
): Promise<number> {
  const supplier = {
    name: 'Acme Medical',
    email: null,
    accountNumber: null,
    leadDays: 10,
    note: null,
    active: true,
    ...facts,
  }
  const added = await shop.post('/staff/suppliers', supplier, staff)
  expect(added.statusCode, added.body).toBe(200)
  return added.json().supplierId
}

/** A draft of a purchase order, for as many pieces as last 30 days. */
export const draftPurchase = (shop: Shop, staff: CallOptions, supplierId: number) =>
  shop.post('/staff/purchase-orders', { supplierId, targetDays: 30, safetyDays: 7 }, staff)

export interface PurchaseLine {
  productId: number
  quantity: number
  /** Per piece, in dollars. */
  cost: number
}

interface Purchase {
  supplierId: number
  lines: readonly PurchaseLine[]
  tolerancePercent?: number
  /** The supplier's delivery day, such as '2026-12-01'. */
  expectedOn?: string | null
}

/** A purchase order with exactly these lines, marked as sent: its id; its version is 3. */
export async function sendPurchase(
  shop: Shop,
  staff: CallOptions,
  { supplierId, lines, tolerancePercent = 0, expectedOn = null }: Purchase,
): Promise<number> {
  const { order } = (await draftPurchase(shop, staff, supplierId)).json()
  const url = `/staff/purchase-orders/${order.purchaseOrderId}`
  const change = { expectedOn, tolerancePercent, note: null, version: 1, lines }
  const saved = await shop.put(url, change, staff)
  expect(saved.statusCode, saved.body).toBe(200)
  const sent = await shop.post(`${url}/move`, { to: 'SENT', version: 2, isMailed: false }, staff)
  expect(sent.statusCode, sent.body).toBe(200)
  return order.purchaseOrderId
}

/** A line of a receipt: sound pieces without a lot; `more` overrides the defaults. */
export const receiptLine = (productId: number, quantity: number, more: object = {}) => ({
  productId,
  quantity,
  lotCode: null,
  serial: null,
  expiresOn: null,
  neverExpires: false,
  condition: 'SOUND',
  ...more,
})
