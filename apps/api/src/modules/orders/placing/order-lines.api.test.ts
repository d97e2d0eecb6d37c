import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const CURRY = { description: 'Curry cut' }
const WHOLE = { description: 'Whole' }

const save = (orderItems: object[]) => shop.post('/orders/save', { ...guestOrder([]), orderItems })

const meat = (rest: object = {}) =>
  shop.make.product({
    productName: 'Goat leg',
    cuttingAttributes: JSON.stringify([WHOLE, CURRY]),
    ...rest,
  })

/** One product in three ways, one of them twice. */
const inThreeWays = (productId: number) => [
  { productId, quantity: 2, attributes: [CURRY] },
  { productId, quantity: 1, attributes: [WHOLE], notes: 'Lean, please' },
  { productId, quantity: 3, attributes: [CURRY], notes: '' },
  { productId, quantity: 4, attributes: [WHOLE] },
]

describe('lines of one product with different cuts or notes', () => {
  it('stay separate in quote and order, at the same total; equal ones are joined', async () => {
    await shop.make.tax({ taxMilliPercent: 8_250 })
    const { productId } = await meat({ unitPriceCents: 19_99, quantity: 7 })
    const lines = inThreeWays(productId)

    const quote = (await shop.post('/orders/quote', { orderItems: lines })).json()
    const { orders, orderItems } = (await save(lines)).json()

    expect(quote.lines).toMatchObject([
      { line: 0, quantity: 5, backordered: 0 },
      { line: 1, quantity: 1, backordered: 0 },
      { line: 3, quantity: 4, backordered: 3 },
    ])
    expect(orderItems).toMatchObject([
      { quantity: 5, attributes: [CURRY], notes: null, backordered: 0 },
      { quantity: 1, attributes: [WHOLE], notes: 'Lean, please', backordered: 0 },
      { quantity: 4, attributes: [WHOLE], notes: null, backordered: 3 },
    ])
    expect(quote.grandTotal).toBe(orders.grandTotal)
    const { quantity } = await shop.db
      .selectFrom('product')
      .select('quantity')
      .executeTakeFirstOrThrow()
    expect(quantity).toBe(0)
    const broken = await findBrokenRules(shop.db)
    expect(broken).toEqual([])
  })

  it('have at most 99 pieces of the product together', async () => {
    const { productId } = await meat()

    const answer = await save([
      { productId, quantity: 60, attributes: [CURRY] },
      { productId, quantity: 40, attributes: [WHOLE] },
    ])

    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      422,
      [{ path: 'orderItems.1.quantity', message: 'Quantity must be a whole number from 1 to 99' }],
    ])
  })

  it('are promised no more than the stock, if backorders are off', async () => {
    await shop.db.insertInto('setting').values({ name: 'allowBackorder', value: 'false' }).execute()
    const { productId } = await meat({ quantity: 5 })

    const answer = await save([
      { productId, quantity: 3, attributes: [CURRY] },
      { productId, quantity: 3, attributes: [WHOLE] },
    ])

    expect(answer.statusCode).toBe(409)
    expect(answer.json().problems).toMatchObject([
      { productId, code: 'NOT_ENOUGH_STOCK', available: 5 },
    ])
  })

  it('stay separate on confirmation, documents and reorder', async () => {
    const { productId } = await meat({ quantity: 20 })
    const { orders, orderToken } = (await save(inThreeWays(productId))).json()
    const key = { headers: { 'x-order-token': orderToken } }
    const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
    await shop.runJobs()

    const mail = shop.mail.sent.find(({ subject }) => subject.includes('Created'))
    const again = (await shop.get(`/orders/${orders.orderNum}/reorder`, key)).json()
    const charge = { amount: Math.round(orders.grandTotal * 100), token: 'tok_visa' }
    await shop.post('/payment/charge', { ...charge, payment: { orderId: orders.orderId } }, key)
    const papers = await shop.get(
      `/staff/orders/packing-documents?orderIds=${orders.orderId}`,
      staff,
    )
    const order = (await shop.get(`/staff/orders/${orders.orderId}`, staff)).json()

    expect(mail?.text).toContain('Cut: Curry cut')
    expect(mail?.text).toContain('Cut: Whole')
    expect(mail?.text).toContain('Special instruction: Lean, please')
    expect(again.lines).toMatchObject([
      { quantity: 5, cut: 'Curry cut', notes: null },
      { quantity: 1, cut: 'Whole', notes: 'Lean, please' },
      { quantity: 4, cut: 'Whole', notes: null },
    ])
    const cuts = ['Curry cut', 'Whole', 'Whole']
    const { slips, pickList } = papers.json()
    expect(slips[0].lines.map(({ cut }: { cut: string }) => cut)).toEqual(cuts)
    expect(pickList[0].orders.map(({ cut }: { cut: string }) => cut)).toEqual(cuts)
    expect(order.items.map(({ cut }: { cut: string }) => cut)).toEqual(cuts)
  })

  it('return at most two of the product in all', async () => {
    const { productId } = await meat({ quantity: 20 })
    const { orders, orderItems, orderToken } = (await save(inThreeWays(productId))).json()
    const key = { headers: { 'x-order-token': orderToken } }
    const charge = { amount: Math.round(orders.grandTotal * 100), token: 'tok_visa' }
    await shop.post('/payment/charge', { ...charge, payment: { orderId: orders.orderId } }, key)
    const [curry, , whole] = orderItems

    const quote = await shop.post(
      '/returns/quote',
      {
        orderId: orders.orderId,
        requestFor: 'REFUND',
        items: [
          { orderItemId: curry.orderItemId, quantity: 2 },
          { orderItemId: whole.orderItemId, quantity: 1 },
        ],
      },
      key,
    )

    expect(quote.json().lines).toMatchObject([
      { accepted: true },
      { accepted: false, refusal: { code: 'TOO_MANY' } },
    ])
  })
})
