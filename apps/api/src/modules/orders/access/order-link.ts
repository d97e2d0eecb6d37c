import type { Config } from '../../../config/config.ts'
import type { Queryable } from '../../../db/db.ts'
import { makeToken } from '../../../ground/secret-token.ts'
import type { OrderRow } from '../order/orders.repository.ts'
import { insertOrderLink } from './capability.repository.ts'

/** A guest may look after the order for as long as it can be sent back or exchanged. */
export const ORDER_LINK_DAYS = 30

const SCREENS = { invoice: 'orderDetail?', tracking: 'dashboard?tab=tracking&' } as const

/**
 * The address of an order's screen for its own mail. A guest's carries a new token in the fragment, which opens this
 * order alone for ORDER_LINK_DAYS; of customers the shop asks the sign-in. To be made as the mail goes out, so that no
 * store holds it.
 */
export async function makeOrderLink(
  db: Queryable,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  {
    order,
    screen,
  }: {
    order: Pick<OrderRow, 'orderId' | 'orderNum' | 'email' | 'placedBy'>
    screen: keyof typeof SCREENS
  },
): Promise<string> {
  const address = `${publicUrl}/#/${SCREENS[screen]}order=${order.orderNum}`
  if (order.placedBy !== 'GUEST') return address
  const { orderId, email } = order
  const { token, sha256 } = makeToken()
  await insertOrderLink(db, { orderId, email, sha256, hours: ORDER_LINK_DAYS * 24 })
  return `${address}&key=${token}`
}
