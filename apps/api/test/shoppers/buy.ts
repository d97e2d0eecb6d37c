import type { CallOptions } from '../shop/calls.ts'
import type { TestShop } from '../shop/start-test-shop.ts'
import { guestOrder } from './guest-order.ts'

interface Purchase {
  lines: { productId: number; quantity: number }[]
  /** The signed-in customer; a guest if omitted. */
  as?: CallOptions
  /** The card that pays; null leaves the order unpaid. */
  card?: string | null
  /** Where it is sent, such as AUSTIN; collected in the store if omitted. */
  to?: object
}

export interface Bought {
  orderId: number
  orderNum: string
  /** In cents. */
  grandTotalCents: number
  items: { orderItemId: number; productId: number; quantity: number; backordered: number }[]
  /** Opens the order: the guest's token or the customer's session. */
  key: CallOptions
}

let purchases = 0

/** Buys through the API like a shopper: the database is then as after a real purchase. */
export async function buy(
  shop: Pick<TestShop, 'post'>,
  { lines, as, card = 'tok_visa', to = {} }: Purchase,
): Promise<Bought> {
  purchases += 1
  const saved = await shop.post(
    '/orders/save',
    as ? { orders: to, orderItems: lines } : { ...guestOrder(lines), orders: to },
    { ...as, headers: { ...as?.headers, 'idempotency-key': `purchase-${purchases}` } },
  )
  if (saved.statusCode !== 200) throw new Error(`No order: ${saved.body}`)
  const { orders, orderItems, orderToken } = saved.json()
  const key: CallOptions = as ?? { headers: { 'x-order-token': orderToken } }
  const { orderId, orderNum } = orders
  const grandTotalCents = Math.round(orders.grandTotal * 100)
  if (card !== null) {
    const charge = { amount: grandTotalCents, token: card, payment: { orderId } }
    await shop.post('/payment/charge', charge, key)
  }
  return { orderId, orderNum, grandTotalCents, items: orderItems, key }
}
