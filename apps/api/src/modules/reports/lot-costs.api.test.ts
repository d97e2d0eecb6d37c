import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { brokenRules } from '../../../test/shop/planted-faults.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { buy } from '../../../test/shoppers/buy.ts'
import { addSupplier, receiptLine, sendPurchase } from '../../../test/shoppers/purchase.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
let owner: CallOptions
let productId: number
beforeEach(async () => {
  await shop.reset()
  const staff = await shop.make.staff({ role: 'OWNER', password: 'a staple for staff' })
  owner = await signIn(shop, staff)
  ;({ productId } = await shop.make.product({ unitPriceCents: 10_00, quantity: 0 }))
  const tracked = { tracking: 'LOT', minDaysLeft: 0, preferOneLot: false }
  await shop.put(`/staff/products/${productId}/tracking`, tracked, owner)
})
afterAll(() => shop.close())

/** Pieces of a lot as a supplier delivered them, with this freight, in dollars. */
async function deliver(lotCode: string, pieces: { quantity: number; cost: number }, freight = 0) {
  const supplierId = await addSupplier(shop, owner, { name: `Supplier of lot ${lotCode}` })
  const id = await sendPurchase(shop, owner, { supplierId, lines: [{ productId, ...pieces }] })
  const lines = [receiptLine(productId, pieces.quantity, { lotCode, neverExpires: true })]
  const costs = { freight, duty: 0, other: 0, basis: 'VALUE' }
  const answer = await shop.post(
    `/staff/purchase-orders/${id}/receive`,
    { lines, note: null, costs },
    owner,
  )
  expect(answer.statusCode, answer.body).toBe(200)
  const { version, receipts } = answer.json()
  return { id, version, receiptId: receipts[0].receiptId }
}

async function sell(quantity: number) {
  const bought = await buy(shop, { lines: [{ productId, quantity }] })
  const sent = await shop.post(
    '/shipments/save',
    { orderId: bought.orderId, carrier: 'UPS' },
    owner,
  )
  expect(sent.statusCode, sent.body).toBe(200)
  return bought
}

/** What the goods cost that were sold in these weeks, and were not refunded: net sales less margin, in cents. */
async function costOfSold() {
  const day = (shift: number) =>
    new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10)
  const url = `/staff/reports/breakdown?from=${day(-7)}&to=${day(7)}&by=product`
  const { rows } = (await shop.get(url, owner)).json()
  return Math.round(rows[0].net * 100) - Math.round(rows[0].margin * 100)
}

it('goods cost what the lots cost that they left from, to the last cent', async () => {
  await deliver('A', { quantity: 13, cost: 1 }, 2)
  await deliver('B', { quantity: 10, cost: 3 })

  await sell(5)
  expect(await costOfSold()).toBe(5_77)
  await sell(10)

  // 13 pieces of lot A for 15.00, and 2 of lot B.
  expect(await costOfSold()).toBe(15_00 + 6_00)
  expect(await brokenRules(shop)).toEqual([])
})

it('a late bill changes what is still here, not what has left', async () => {
  const { id, version, receiptId } = await deliver('A', { quantity: 13, cost: 1 }, 2)
  await sell(5)

  const bill = { freight: 15, duty: 0, other: 0, basis: 'VALUE', version }
  const url = `/staff/purchase-orders/${id}/receipts/${receiptId}/costs`
  expect((await shop.put(url, bill, owner)).statusCode).toBe(200)
  await sell(8)

  // 5 of 13 pieces for 15.00, and 8 of 13 for 28.00.
  expect(await costOfSold()).toBe(5_77 + 28_00 - 10_77)
})

it('a refunded piece takes its share of that cost with it', async () => {
  await deliver('A', { quantity: 2, cost: 1.5 }, 1)
  await deliver('B', { quantity: 10, cost: 3 })
  const { orderId, items } = await sell(2)

  const piece = { orderItemId: items[0]?.orderItemId, quantity: 1 }
  const refunded = await shop.post('/refunds/save', { orderId, items: [piece] }, owner)

  expect(refunded.statusCode, refunded.body).toBe(200)
  expect(await costOfSold()).toBe(2_00)
})

it('pieces of a lot without a purchase order cost the purchase price at the sale', async () => {
  await deliver('A', { quantity: 1, cost: 4 })
  const line = { productId, lotCode: 'B', quantity: 2, condition: 'SOUND', neverExpires: true }
  await shop.post('/staff/lots/receive', { lines: [line] }, owner)
  await deliver('C', { quantity: 1, cost: 7 })

  await sell(4)

  // One of lot A, one of lot C; and two of lot B for what the product's last lot cost.
  expect(await costOfSold()).toBe(4_00 + 7_00 + 2 * 7_00)
})
