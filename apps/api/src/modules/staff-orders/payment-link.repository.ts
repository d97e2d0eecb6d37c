import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

interface PaymentLink {
  orderId: number
  sha256: Buffer
  /** Counted from now. */
  hours: number
}

/** Lets the holder of a mailed link see, pay and print one order. */
export async function insertPaymentLink(
  db: Queryable,
  { orderId, sha256, hours }: PaymentLink,
): Promise<void> {
  await db
    .insertInto('orderCapability')
    .values({
      orderId,
      tokenSha256: sha256,
      expiresAt: sql<Date>`now() + make_interval(hours => ${hours})`,
    })
    .execute()
}

/** The number of the order that a token opens now; undefined for a token that opens none. */
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
