import type { CallOptions } from '../shop/calls.ts'
import type { TestShop } from '../shop/start-test-shop.ts'

interface Changes {
  lines?: { orderItemId: number; quantity: number }[]
  added?: { productId: number; quantity: number; unitPrice?: number }[]
  /** By staff; null removes the previous one. */
  discount?: { type: string; percent?: number; amount?: number } | null
}

/** What staff see of an edited order before saving it. */
export const quoteEdit = (
  shop: Pick<TestShop, 'post'>,
  session: CallOptions,
  { orderId, lines = [], added = [], discount }: Changes & { orderId: number },
) => shop.post(`/staff/orders/${orderId}/editQuote`, { lines, added, discount }, session)

/** The quote that was agreed to. */
export const agreedTo = (quote: {
  after: { total: number }
  refund: number
  addition: { total: number } | null
  lastEditId: number
}) => ({
  total: quote.after.total,
  refund: quote.refund,
  addition: quote.addition?.total ?? 0,
  lastEditId: quote.lastEditId,
})

/** Quotes an edit as the screen does, and saves it as quoted. */
export async function editOrder(
  shop: Pick<TestShop, 'post'>,
  session: CallOptions,
  { orderId, lines = [], added = [], discount }: Changes & { orderId: number },
) {
  const quoted = await quoteEdit(shop, session, { orderId, lines, added, discount })
  if (quoted.statusCode !== 200) return quoted
  const body = { lines, added, discount, reason: 'Asked by phone', agreed: agreedTo(quoted.json()) }
  return shop.post(`/staff/orders/${orderId}/edits`, body, session)
}
