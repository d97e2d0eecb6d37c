import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

const papers = async (...orderIds: number[]) =>
  (await shop.get(`/staff/orders/packing-documents?orderIds=${orderIds}`, staff)).json()

const linesOf = ({ slips }: { slips: { lines: { onHand: number; toFollow: number }[] }[] }) =>
  slips.map(({ lines }) => lines.map(({ onHand, toFollow }) => [onHand, toFollow]))

it('lists what is on hand for the package; the rest follows', async () => {
  const { productId } = await shop.make.product({ quantity: 3 })
  const { orderId, orderNum } = await buy(shop, { lines: [{ productId, quantity: 5 }] })

  const printed = await papers(orderId)

  expect(linesOf(printed)).toEqual([[[3, 2]]])
  expect(printed.pickList).toMatchObject([{ quantity: 3, orders: [{ orderNum, quantity: 3 }] }])
  expect(printed.onBackorder).toEqual([])
})

it('prints nothing for an order whose pieces are all backordered, and names it', async () => {
  const { productId } = await shop.make.product({ quantity: null })
  const { orderId, orderNum } = await buy(shop, { lines: [{ productId, quantity: 2 }] })

  expect(await papers(orderId)).toEqual({
    pickList: [],
    slips: [],
    unpaid: [],
    onBackorder: [orderNum],
  })
})

it('assigns incoming stock to the older order first', async () => {
  const { productId } = await shop.make.product({ quantity: 0 })
  const lines = [{ productId, quantity: 2 }]
  const older = await buy(shop, { lines })
  const newer = await buy(shop, { lines })
  const booking = { delta: 3, reason: 'RECEIVED' }
  const booked = await shop.post(`/staff/products/${productId}/stock`, booking, staff)
  expect(booked.statusCode, booked.body).toBe(200)

  const printed = await papers(newer.orderId, older.orderId)

  expect(linesOf(printed)).toEqual([[[2, 0]], [[1, 1]]])
  expect(printed.pickList).toMatchObject([{ quantity: 3 }])
})

it('accounts for shipped and refunded pieces', async () => {
  const { productId } = await shop.make.product({ quantity: 3 })
  const { orderId, items } = await buy(shop, { lines: [{ productId, quantity: 6 }] })
  const pieces = (quantity: number) => [{ orderItemId: items[0]?.orderItemId, quantity }]
  await shop.post('/shipments/save', { orderId, carrier: 'UPS', items: pieces(2) }, staff)
  await shop.post('/refunds/save', { orderId, items: pieces(1) }, staff)

  expect(linesOf(await papers(orderId))).toEqual([[[1, 2]]])
})

it('fills the package form with the pieces on hand', async () => {
  const { productId } = await shop.make.product({ quantity: 3 })
  const { orderId } = await buy(shop, { lines: [{ productId, quantity: 5 }] })

  const order = (await shop.get(`/staff/orders/${orderId}`, staff)).json()

  expect(order.items).toMatchObject([{ quantity: 5, backordered: 2, onHand: 3 }])
})
