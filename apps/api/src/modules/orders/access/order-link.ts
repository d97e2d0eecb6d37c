import type { Config } from '../../../config/config.ts'
import type { Queryable } from '../../../db/db.ts'
import { makeToken } from '../../../ground/secret-token.ts'
import type { MailBlock, MailContext } from '../../messages/mail/mail-content.ts'
import type { OrderRow } from '../order/orders.repository.ts'
import { insertOrderLink } from './capability.repository.ts'

/** A guest can open the order for as long as it can be returned or exchanged. */
export const ORDER_LINK_DAYS = 30

type LinkedOrder = Pick<OrderRow, 'orderId' | 'orderNum' | 'email' | 'placedBy'>

/** The addresses of an order's two screens. */
interface OrderLinks {
  invoice: string
  tracking: string
}

/**
 * The addresses of an order's screens for its own mails. A guest's carry a new token in the fragment, which opens only
 * this order, for ORDER_LINK_DAYS; customers are asked to sign in. Create them while the mail is being sent, so that
 * they are never stored.
 */
export async function makeOrderLinks(
  db: Queryable,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { orderId, orderNum, email, placedBy }: LinkedOrder,
): Promise<OrderLinks> {
  const invoice = `${publicUrl}/#/orderDetail?order=${orderNum}`
  const tracking = trackingAddress(publicUrl, orderNum)
  if (placedBy !== 'GUEST') return { invoice, tracking }
  const { token, sha256 } = makeToken()
  await insertOrderLink(db, { orderId, email, sha256, hours: ORDER_LINK_DAYS * 24 })
  return { invoice: `${invoice}&key=${token}`, tracking: `${tracking}&key=${token}` }
}

/**
 * The address where anyone who has it can pay this order, for the given hours. Create it while the mail is being sent,
 * so that it is never stored.
 */
export async function makePayLink(
  db: Queryable,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { orderId, orderNum, email, hours }: Omit<LinkedOrder, 'placedBy'> & { hours: number },
): Promise<string> {
  const { token, sha256 } = makeToken()
  await insertOrderLink(db, { orderId, email, sha256, hours })
  return `${publicUrl}/#/orderDetail?order=${orderNum}&key=${token}`
}

/** What each screen is called in a mail; says nothing about what was ordered. */
const LABELS = { invoice: 'See your order', tracking: 'Track the order' } as const

/** Both links as a mail shows them, the one that matters now as its button. */
export async function orderLinkBlocks(
  { db, config, say }: Pick<MailContext, 'db' | 'config' | 'say'>,
  order: LinkedOrder,
  first: keyof OrderLinks = 'invoice',
): Promise<MailBlock[]> {
  const links = await makeOrderLinks(db, config, order)
  const second = first === 'invoice' ? 'tracking' : 'invoice'
  return [
    { type: 'button', label: say(LABELS[first]), url: links[first] },
    { type: 'link', label: say(LABELS[second]), url: links[second] },
  ]
}

/** The shop's page about where an order is. */
export const trackingAddress = (publicUrl: string, orderNum: string): string =>
  `${publicUrl}/#/dashboard?tab=tracking&order=${orderNum}`
