import { sql } from 'kysely'
import { compiledOnce, type Place } from '../../db/compiled-once.ts'
import type { Queryable } from '../../db/db.ts'

/** Orders that these tokens open now, newest first; expiry is judged by the database's clock. */
export async function findOrdersByTokens(db: Queryable, sha256s: Buffer[]): Promise<number[]> {
  const [sha256, ...others] = sha256s
  if (!sha256) return []
  const rows =
    others.length === 0
      ? await openedByOne.all(db, { sha256 })
      : await openedByAny.all(db, { sha256s })
  return rows.map((row) => row.orderId)
}

const opened = (db: Queryable) =>
  db
    .selectFrom('orderCapability')
    .select('orderId')
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('createdAt', 'desc')

// A list is planned anew each time, which took three times as long as finding the row of one token.
const openedByOne = compiledOnce((db, place: Place<{ sha256: Buffer }>) =>
  opened(db).where('tokenSha256', '=', place('sha256')),
)

const openedByAny = compiledOnce((db, place: Place<{ sha256s: Buffer[] }>) =>
  opened(db).where('tokenSha256', '=', sql<Buffer>`any(${place('sha256s')}::bytea[])`),
)

interface Capability {
  orderId: number
  sha256: Buffer
  /** Counted from the placing of the order: a repeated answer opens it no longer than the first. */
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

/** Takes all tokens of a customer's orders back: the mailbox's owner signs in from now on. */
export async function deleteCapabilitiesOf(db: Queryable, custId: number): Promise<void> {
  await db
    .deleteFrom('orderCapability')
    .where('orderId', 'in', (eb) =>
      eb.selectFrom('orders').select('orderId').where('custId', '=', custId),
    )
    .execute()
}

/** Removes tokens that open nothing any more. */
export async function deleteOldCapabilities(db: Queryable): Promise<void> {
  await db.deleteFrom('orderCapability').where('expiresAt', '<', sql<Date>`now()`).execute()
}
