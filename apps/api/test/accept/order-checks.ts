import { randomUUID } from 'node:crypto'
import { it } from 'vitest'
import type { ShopClient } from './client.ts'
import { expectHolds, expectList, expectStatus, pick } from './expect-answer.ts'

const guest = () => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: `accept-${randomUUID()}@example.com`,
  phone1: '512 555 0148',
})

const pickup = { pickupType: 'IN STORE', pickupTime: 'MORNING' }

interface Placed {
  orderId: number
  orderNum: string
  orderToken: string
  cents: number
  taxCents: number
}

/** Quote, order, payment, invoice and tracking for a guest; and what strangers must not be able to do. */
export async function checkOrders(shop: ShopClient): Promise<void> {
  const list = await shop.send('GET', 'products/findProductsByCategory/61?pageSize=9&inStock=true')
  const goods = expectList(pick(list.body, 'productList'))
  const productId = Number(pick(goods.find(isForSale), 'productId'))
  const orderItems = [{ productId, quantity: 2 }]
  it('POST orders/quote adds up', () => checkQuote(shop, orderItems))
  it('POST orders/save without items', async () => {
    const answer = await shop.send('POST', 'orders/save', {
      body: { orders: pickup, orderItems: [], customer: guest() },
    })
    expectStatus(answer, 422)
    expectHolds(answer.body, { detail: 'Please add items to Cart...' })
  })
  it('POST orders/save with a wrong total tells the right one', async () => {
    const answer = await shop.send('POST', 'orders/save', {
      body: { orders: { ...pickup, grandTotal: 0.01 }, orderItems, customer: guest() },
    })
    expectStatus(answer, 409)
    expectHolds(answer.body, { code: 'PRICE_CHANGED' })
  })
  const place = () => placeOrder(shop, orderItems)
  it('POST orders/save, once per key', () => checkOncePerKey(shop, orderItems))
  it('payment, invoice, tracking of a guest order', async () => payAndRead(shop, await place()))
  it('a declined card leaves the order payable', async () => declineAndPay(shop, await place()))
  it('POST payment/webhook without the right signature', async () => {
    const event = { body: { id: 'evt_forged', type: 'payment_intent.succeeded' } }
    expectStatus(await shop.send('POST', 'payment/webhook', event), 400, 401)
  })
  it('an order is closed to strangers', async () => checkStrangers(shop, await place()))
}

async function checkQuote(shop: ShopClient, orderItems: unknown): Promise<void> {
  const { body, ...answer } = await shop.send('POST', 'orders/quote', { body: { orderItems } })
  expectStatus({ body, ...answer }, 200)
  const cents = (name: string) => Math.round(Number(pick(body, name)) * 100)
  if (cents('subtotal') + cents('tax') + cents('shippingHandling') !== cents('grandTotal')) {
    throw new Error('the parts are not the total')
  }
}

async function placeOrder(shop: ShopClient, orderItems: unknown): Promise<Placed> {
  const answer = await shop.send('POST', 'orders/save', {
    body: { orders: pickup, orderItems, customer: guest() },
    key: randomUUID(),
  })
  expectStatus(answer, 200)
  return {
    orderId: Number(pick(answer.body, 'orders.orderId')),
    orderNum: String(pick(answer.body, 'orders.orderNum')),
    orderToken: String(pick(answer.body, 'orderToken')),
    cents: Math.round(Number(pick(answer.body, 'orders.grandTotal')) * 100),
    taxCents: Math.round(Number(pick(answer.body, 'orders.tax')) * 100),
  }
}

async function checkOncePerKey(shop: ShopClient, orderItems: unknown): Promise<void> {
  const request = { body: { orders: pickup, orderItems, customer: guest() }, key: randomUUID() }
  const [first, second] = await Promise.all([
    shop.send('POST', 'orders/save', request),
    shop.send('POST', 'orders/save', request),
  ])
  expectStatus(first, 200)
  expectStatus(second, 200)
  if (pick(first.body, 'orders.orderNum') !== pick(second.body, 'orders.orderNum')) {
    throw new Error('two orders for one key')
  }
  const other = await shop.send('POST', 'orders/save', {
    ...request,
    body: { ...request.body, orders: { ...pickup, notes: 'another' } },
  })
  expectStatus(other, 422)
}

const charge = (shop: ShopClient, order: Placed, token: string, amount = order.cents) =>
  shop.send('POST', 'payment/charge', {
    body: { amount, token, payment: { orderId: order.orderId } },
    orderToken: order.orderToken,
    key: randomUUID(),
  })

async function payAndRead(shop: ShopClient, order: Placed): Promise<void> {
  const { orderToken } = order
  const saved = await shop.send('POST', 'payment/save', {
    body: { orderId: order.orderId, taxesAmount: order.taxCents, totalAmount: order.cents },
    orderToken,
  })
  expectStatus(saved, 200)
  const low = await charge(shop, order, 'tok_visa', order.cents - 1)
  expectHolds(low.body, { statusCode: -1 })
  expectHolds((await charge(shop, order, 'tok_visa')).body, { statusCode: 0 })
  const found = await shop.send('POST', 'orders/findOrdersWithItems', {
    body: { orderNumber: order.orderNum },
    orderToken,
  })
  expectStatus(found, 200)
  const [entry] = expectList(pick(found.body, 'orderCustomer'))
  expectHolds(entry, { orders: { paymentStatus: 'PAID', orderNum: order.orderNum } })
  expectStatus(await shop.send('GET', `orders/${order.orderNum}/tracking`, { orderToken }), 200)
  const invoice = await shop.send('GET', `orders/${order.orderNum}/invoice.pdf`, { orderToken })
  expectStatus(invoice, 200)
  if (!String(invoice.body).startsWith('%PDF-')) throw new Error('the invoice is no PDF')
  expectStatus(
    await shop.send('POST', 'email/api/orderEmail', {
      body: { orderId: order.orderId },
      orderToken,
    }),
    200,
  )
}

async function declineAndPay(shop: ShopClient, order: Placed): Promise<void> {
  const declined = await charge(shop, order, 'tok_chargeDeclined')
  expectStatus(declined, 200)
  if (!pick(declined.body, 'cardInfo.failure_message')) throw new Error('says no reason')
  expectHolds((await charge(shop, order, 'tok_visa')).body, { statusCode: 0 })
}

async function checkStrangers(shop: ShopClient, order: Placed): Promise<void> {
  const stranger = { ...order, orderToken: 'A'.repeat(43) }
  expectStatus(await charge(shop, stranger, 'tok_visa'), 401, 404)
  const find = { body: { orderNumber: order.orderNum } }
  expectStatus(await shop.send('POST', 'orders/findOrdersWithItems', find), 401)
  expectStatus(await shop.send('GET', `orders/${order.orderNum}/invoice.pdf`), 401, 404)
  expectStatus(await shop.send('GET', `orders/${order.orderNum}/tracking`), 401, 404)
}

/** A product that anyone can order. */
const isForSale = (product: unknown) =>
  pick(product, 'saleClass') === 'OPEN' &&
  pick(product, 'quoteOnly') === false &&
  pick(product, 'rx') !== true
