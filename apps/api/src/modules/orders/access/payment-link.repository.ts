import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** The number of the order that a token opens now; undefined if it opens none. */
export async function findOrderNumberByToken(
  db: Queryable,
  sha256: Buffer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('orderCapability')
    .innerJoin('orders', 'orders.orderId', 'orderCapability.orderId')
    .select('orders.orderNum')
    .where('tokenSha256', '=', sha256)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.orderNum
}
