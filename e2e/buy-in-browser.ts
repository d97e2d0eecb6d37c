import { expect, type Page } from '@playwright/test'

interface Purchase {
  /** The shop's own origin: a session cookie only counts for its own pages. */
  address: string
  lines: { productId: number; quantity: number }[]
  isGuest?: boolean
  /** Where it is sent; collected in the store if omitted. */
  to?: object
}

/** A paid order by this browser, as a guest or the signed-in customer; requested like the shop's own page does. */
export async function buyInBrowser(
  page: Page,
  { address, lines, isGuest = true, to = {} }: Purchase,
) {
  const headers = { 'X-Session': 'cookie', Origin: address }
  const contact = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phone1: '555 0100',
  }
  const saved = await page.request.post('/api/orders/save', {
    headers,
    data: { orders: to, orderItems: lines, ...(isGuest && { customer: contact }) },
  })
  const { orders } = await saved.json()
  const paid = await page.request.post('/api/payment/charge', {
    headers,
    data: {
      amount: Math.round(orders.grandTotal * 100),
      token: 'tok_visa',
      payment: { orderId: orders.orderId },
    },
  })
  expect((await paid.json()).statusCode).toBe(0)
  return orders as { orderId: number; orderNum: string }
}
