import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** Orders that these tokens open now, newest first; expiry is judged by the database's clock. */
export async function findOrdersByTokens(db: Queryable, sha256s: Buffer[]): Promise<number[]> {
  if (sha256s.length === 0) return []
  const rows = await db
    .selectFrom('orderCapability')
    .select('orderId')
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('tokenSha256', '=', sql<Buffer>`any(${sha256s}::bytea[])`)
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map((row) => row.orderId)
}

interface Capability {
  orderId: number
  sha256: Buffer
  /** Counted from when the order was placed: a repeated answer does not extend the access. */
  hours: number
}

/** Lets the holder of a token see, pay and print one order for some hours. */
export async function insertCapability(db: Queryable, { orderId, sha256, hours }: Capability) {
  await db
    .insertInto('orderCapability')
    .columns(['tokenSha256', 'orderId', 'expiresAt'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .select([
          sql<Buffer>`${sha256}::bytea`.as('tokenSha256'),
          'orderId',
          sql<Date>`created_at + make_interval(hours => ${hours})`.as('expiresAt'),
        ])
        .where('orderId', '=', orderId),
    )
    .execute()
}

interface MailedLink {
  orderId: number
  /** The mailbox it goes to. */
  email: string
  sha256: Buffer
  /** Counted from now. */
  hours: number
}

/**
 * Lets the holder of a mailed link see, pay and print one order. Waits for a running erasure of its customer, and then
 * opens nothing: the order no longer has that mailbox.
 */
export async function insertOrderLink(
  db: Queryable,
  { orderId, email, sha256, hours }: MailedLink,
): Promise<void> {
  await db
    .insertInto('orderCapability')
    .columns(['tokenSha256', 'orderId', 'expiresAt'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .select([
          sql<Buffer>`${sha256}::bytea`.as('tokenSha256'),
          'orderId',
          sql<Date>`now() + make_interval(hours => ${hours})`.as('expiresAt'),
        ])
        .where('orderId', '=', orderId)
        .where('email', '=', email)
        .forNoKeyUpdate(),
    )
    .execute()
}

/** Removes tokens that no longer open anything. */
export async function deleteOldCapabilities(db: Queryable): Promise<void> {
  await db.deleteFrom('orderCapability').where('expiresAt', '<', sql<Date>`now()`).execute()
}
