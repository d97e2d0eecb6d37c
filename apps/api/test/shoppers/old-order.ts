import { sql } from 'kysely'
import { queueMail } from '../../src/modules/messages/queue-mail.ts'
import type { TestShop } from '../shop/start-test-shop.ts'

interface OldOrder {
  product: Awaited<ReturnType<TestShop['make']['product']>>
  quantity?: number
  paid?: boolean
  /** Age by the database's clock, in hours. */
  hours: number
}

/** An order of this age with everything that placing it creates; its pieces were all in stock. */
export async function makeOldOrder(shop: Pick<TestShop, 'db' | 'make'>, wanted: OldOrder) {
  const { product, quantity = 1, paid = true, hours } = wanted
  const { rows } = await sql<{ createdAt: Date }>`
    select now() - make_interval(hours => ${hours}) as created_at`.execute(shop.db)
  const createdAt = rows[0]?.createdAt
  if (!createdAt) throw new Error('No time')
  const made = await shop.make.order({
    lines: [{ product, quantity }],
    paid,
    row: { createdAt },
    taken: true,
  })
  const { orderId, email, custId } = made.order
  const transition = { orderId, toStatus: 'NEW', movedBy: 'guest' }
  await shop.db.insertInto('orderStatusMove').values(transition).execute()
  const dedupeKey = `order_created:${orderId}`
  await queueMail(shop.db, {
    kind: 'order_created',
    dedupeKey,
    to: email,
    payload: {},
    orderId,
    custId,
  })
  return { ...made, key: { headers: { 'x-order-token': made.orderToken } } }
}
