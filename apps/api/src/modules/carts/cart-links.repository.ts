import type { SyncedLine } from '@mendwell/domain/carts/merge-carts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { DB } from '../../db/schema.ts'
import type { StoredLine } from './carts.repository.ts'
import { linesKeptIn } from './kept-lines.sql.ts'

interface NewLink {
  custId: number
  sha256: Buffer
  lines: readonly SyncedLine[]
  days: number
}

const isOpen = ({ eb }: ExpressionBuilder<DB, 'cartLink'>) => eb('expiresAt', '>', sql<Date>`now()`)
const head = [
  'linkId',
  'createdAt',
  'expiresAt',
  sql<number>`jsonb_array_length(lines)`.as('lineCount'),
] as const

export function insertCartLink(tx: Queryable, { custId, sha256, lines, days }: NewLink) {
  return tx
    .insertInto('cartLink')
    .values({
      custId,
      tokenSha256: sha256,
      lines: JSON.stringify(lines),
      expiresAt: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning(head)
    .executeTakeFirstOrThrow()
}

/** Valid links of a customer, newest first. */
export const findCartLinks = (db: Queryable, custId: number) =>
  db
    .selectFrom('cartLink')
    .select(head)
    .where('custId', '=', custId)
    .where(isOpen)
    .orderBy('linkId', 'desc')
    .execute()

/** Deletes a link of the customer; returns whether there was one. */
export async function deleteCartLink(
  db: Queryable,
  { custId, linkId }: { custId: number; linkId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cartLink')
    .where('linkId', '=', linkId)
    .where('custId', '=', custId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The content of a link, with the current names of its products; undefined for an invalid one. */
export async function findLinkedCart(
  db: Queryable,
  sha256: Buffer,
): Promise<{ lines: StoredLine[]; expiresAt: Date } | undefined> {
  const link = await db
    .selectFrom('cartLink')
    .select(['linkId', 'expiresAt'])
    .where('tokenSha256', '=', sha256)
    .where(isOpen)
    .executeTakeFirst()
  if (!link) return undefined
  const { rows } = await sql<StoredLine>`${linesKeptIn('cart_link')}
    where k.link_id = ${link.linkId} order by l.place`.execute(db)
  return { lines: rows, expiresAt: link.expiresAt }
}

/** Deletes expired links. */
export async function deleteOldCartLinks(db: Queryable): Promise<void> {
  await sql`delete from cart_link where expires_at < now()`.execute(db)
}
