import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from './start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

it('is ready to serve', async () => {
  expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

it('answers an unknown call as a problem, not as a page', async () => {
  const response = await shop.get('/nothing/here')

  expect(response.statusCode).toBe(404)
  expect(response.headers['content-type']).toContain('application/problem+json')
})

it('has the created stock, booked as a movement', async () => {
  const brace = await shop.make.product({ quantity: 7 })

  expect(brace.quantity).toBe(7)
  expect(await shop.count('stock_movement')).toBe(1)
})

it('charges the sale price of a product created with a cut price', async () => {
  const sling = await shop.make.product({ cutPrice: true, salePriceCents: 8_00 })

  expect(sling.cutPrice).toBe(true)
})

it('starts every test empty, with numbers from 1', async () => {
  const first = await shop.make.product()
  await shop.reset()
  const again = await shop.make.product()

  expect(again.productId).toBe(first.productId)
  expect(await shop.count('product')).toBe(1)
})

it('creates an order that adds up and that its token opens', async () => {
  const brace = await shop.make.product({ unitPriceCents: 60_00 })

  const { order, orderToken } = await shop.make.order({
    lines: [{ product: brace, quantity: 2 }],
    paid: true,
  })

  // 60.00 less 10 percent, twice, plus 10.00 for shipping.
  expect(order).toMatchObject({ subtotalCents: 108_00, grandTotalCents: 118_00 })
  expect(order.paymentStatus).toBe('PAID')
  expect(orderToken).toHaveLength(43)
})
