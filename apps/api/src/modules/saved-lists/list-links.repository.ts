import type { KeptLine } from '@mendwell/contract/carts/lines'
import { listKey } from '@mendwell/domain/lists/merge-lists'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

export interface StoredLink {
  linkId: number
  name: string
  createdAt: Date
  expiresAt: Date
}

/** Valid links of a customer, newest first. */
export async function findListLinks(db: Queryable, custId: number): Promise<StoredLink[]> {
  const { rows } = await sql<StoredLink>`
    select k.link_id, s.name, k.created_at, k.expires_at
    from saved_list_link k join saved_list s using (list_id)
    where s.cust_id = ${custId} and k.expires_at > now() order by k.link_id desc`.execute(db)
  return rows
}

interface NewLink {
  custId: number
  name: string
  sha256: Buffer
  days: number
}

/** Undefined if the customer has no list of this name. */
export async function insertListLink(
  tx: Queryable,
  { custId, name, sha256, days }: NewLink,
): Promise<StoredLink | undefined> {
  const { rows } = await sql<StoredLink>`
    with list as (select list_id, name from saved_list where cust_id = ${custId} and name_key = ${listKey(name)}),
    made as (insert into saved_list_link (list_id, token_sha256, expires_at)
      select list_id, ${sha256}, now() + make_interval(days => ${days}) from list returning *)
    select made.link_id, list.name, made.created_at, made.expires_at from made, list`.execute(tx)
  return rows[0]
}

/** Deletes a link of the customer; returns whether there was one. */
export async function deleteListLink(
  db: Queryable,
  { custId, linkId }: { custId: number; linkId: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from saved_list_link k using saved_list s
    where k.list_id = s.list_id and s.cust_id = ${custId} and k.link_id = ${linkId}`.execute(db)
  return numAffectedRows === 1n
}

/** The content of a link: the current list; undefined for an invalid one. */
export async function findLinkedList(
  db: Queryable,
  sha256: Buffer,
): Promise<{ lines: KeptLine[]; expiresAt: Date } | undefined> {
  const { rows } = await sql<KeptLine & { expiresAt: Date }>`
    select k.expires_at, l.product_id, nullif(l.cut, '') as cut, l.notes, l.quantity,
      coalesce(p.sku, '') as sku, coalesce(p.product_name, '') as product_name
    from saved_list_link k join saved_list_line l using (list_id) left join product p using (product_id)
    where k.token_sha256 = ${sha256} and k.expires_at > now() order by l.line_id`.execute(db)
  const [first] = rows
  if (!first) return undefined
  return { lines: rows.map(({ expiresAt: _, ...line }) => line), expiresAt: first.expiresAt }
}

/** Deletes expired links. */
export async function deleteOldListLinks(db: Queryable): Promise<void> {
  await sql`delete from saved_list_link where expires_at < now()`.execute(db)
}
