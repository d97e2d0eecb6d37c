import type { FindRecalls, RecallProductInput, RecallRow } from '@mendwell/contract/recalls/recalls'
import type { EnforcementRecord } from '@mendwell/domain/recalls/feed'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { containing } from '../../../db/sql/containing.ts'
import { countUpTo } from '../../../db/sql/count-up-to.ts'
import { nameOf } from '../../../db/sql/name-of.ts'

/** A statement has at most 65,535 parameters. */
const ROWS_AT_ONCE = 500

const columns = sql`r.recall_id, r.source, r.record ->> 'recall_number' as recall_number, r.recall_class,
  r.status as recall_status, r.title, r.firm, to_char(r.initiated_on, 'YYYY-MM-DD') as initiated_on, r.has_grown,
  r.created_at,
  (select count(*)::int from recall_notice n where n.recall_id = r.recall_id) as notified,
  (select count(*)::int from recall_notice n where n.recall_id = r.recall_id
    and exists (select from recall_answer a where a.notice_id = n.notice_id)) as answered`

/** A page of recalls: undecided ones first, each group newest first. */
export async function findRecallPage(
  db: Queryable,
  { q, recallStatus, page, size }: FindRecalls,
): Promise<{ rows: RecallRow[]; total: number }> {
  const where: RawBuilder<unknown>[] = [sql`true`]
  if (recallStatus) where.push(sql`r.status = ${recallStatus}`)
  if (q) {
    const part = containing(q)
    where.push(sql`(lower(r.title) like ${part} or lower(r.firm) like ${part} or lower(r.code_info) like ${part}
      or r.record_key = ${q})`)
  }
  const found = sql`from recall r where ${sql.join(where, sql` and `)}`
  const { rows } = await sql<RecallRow & { total: number }>`
    select ${columns}, ${countUpTo(found)} as total ${found}
    order by array_position(array['PROPOSED', 'ACTIVE', 'CLOSED', 'REJECTED'], r.status), r.recall_id desc
    limit ${size} offset ${(page - 1) * size}`.execute(db)
  const total = rows[0]?.total ?? 0
  return { rows: rows.map(({ total: _, ...row }) => row), total }
}

type StoredRecall = RecallRow & {
  record: EnforcementRecord | null
  reason: string
  codeInfo: string
  instructions: string
  instructionsEs: string
  remedy: 'REFUND' | 'REPLACEMENT' | 'NONE'
  soldFrom: string | null
  soldUntil: string | null
  agreedBy: string | null
  confirmedBy: string | null
  confirmedAt: Date | null
  endedBy: string | null
  endedAt: Date | null
  endNote: string | null
  updatedAt: Date
}

/** One recall with its whole row. */
export async function findRecall(
  db: Queryable,
  recallId: number,
): Promise<StoredRecall | undefined> {
  const { rows } = await sql<StoredRecall>`
    select ${columns}, r.record, r.reason, r.code_info, r.instructions, r.instructions_es, r.remedy,
      to_char(r.sold_from, 'YYYY-MM-DD') as sold_from, to_char(r.sold_until, 'YYYY-MM-DD') as sold_until,
      ${nameOf('agreedBy')} as agreed_by, ${nameOf('confirmedBy')} as confirmed_by, r.confirmed_at, ${nameOf('endedBy')} as ended_by, r.ended_at, r.end_note,
      r.updated_at
    from recall r where r.recall_id = ${recallId}`.execute(db)
  return rows[0]
}

/** Its row, locked until the transaction ends: one caller at a time decides about it. */
export const lockRecall = (tx: Queryable, recallId: number) =>
  tx
    .selectFrom('recall')
    .selectAll()
    .where('recallId', '=', recallId)
    .forUpdate()
    .executeTakeFirst()

export async function insertRecall(
  tx: Queryable,
  row: Omit<Insertable<DB['recall']>, 'recallId'>,
): Promise<number> {
  const { recallId } = await tx
    .insertInto('recall')
    .values(row)
    .returning('recallId')
    .executeTakeFirstOrThrow()
  return recallId
}

/** Many at once, for a file. */
export async function insertRecalls(
  tx: Queryable,
  rows: readonly Omit<Insertable<DB['recall']>, 'recallId'>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await tx
      .insertInto('recall')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute()
  }
}

export async function updateRecall(
  tx: Queryable,
  recallId: number,
  row: Updateable<DB['recall']>,
): Promise<void> {
  await tx
    .updateTable('recall')
    .set({ ...row, updatedAt: sql<Date>`clock_timestamp()` })
    .where('recallId', '=', recallId)
    .execute()
}

/** The text no longer matches what the first of two people agreed to. */
export const NOT_AGREED = { agreedBy: null, agreedAt: null, agreedLots: null }

/** The stored records with these keys, locked until the transaction ends. */
export const lockRecords = (tx: Queryable, keys: readonly string[]) =>
  tx
    .selectFrom('recall')
    .select(['recallId', 'recordKey', 'status'])
    .select(sql<EnforcementRecord>`record`.as('record'))
    .where('recordKey', '=', sql<string>`any(${keys}::text[])`)
    .orderBy('recallId')
    .forUpdate()
    .execute()

type StoredProduct = RecallProductInput & {
  productName: string
  sku: string
  isTracked: boolean
  isStopped: boolean
  quantity: number | null
}

/** The products of a recall. */
export async function findRecallProducts(
  db: Queryable,
  recallId: number,
): Promise<StoredProduct[]> {
  const { rows } = await sql<StoredProduct>`
    select c.product_id, c.reason, c.criterion, c.unknown_too, c.is_stopped, product_name, sku, quantity,
      coalesce(t.tracking, 'NONE') <> 'NONE' as is_tracked
    from recall_product c join product using (product_id) left join product_tracking t using (product_id)
    where c.recall_id = ${recallId} order by c.product_id`.execute(db)
  return rows
}

/** Replaces the products of a recall. */
export async function replaceRecallProducts(
  tx: Queryable,
  recallId: number,
  products: readonly RecallProductInput[],
): Promise<void> {
  await tx.deleteFrom('recallProduct').where('recallId', '=', recallId).execute()
  if (products.length === 0) return
  await tx
    .insertInto('recallProduct')
    .values(
      products.map(({ criterion, ...product }) => ({
        ...product,
        recallId,
        criterion: JSON.stringify(criterion),
      })),
    )
    .execute()
}

/** Which of these ids are products. */
export async function findKnownProducts(
  db: Queryable,
  productIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('productId')
    .where('productId', '=', sql<number>`any(${productIds}::int[])`)
    .execute()
  return rows.map(({ productId }) => productId)
}

/** The decisions about lots, and how many pieces of each are on hand and have left. */
export async function findLotFacts(db: Queryable, recallId: number, lotIds: readonly number[]) {
  const { rows } = await sql<{
    lotId: number
    isAffected: boolean | null
    here: number
    sent: number
  }>`
    select l.lot_id, x.is_affected,
      (select coalesce(sum(s.quantity), 0)::int from lot_stock s where s.lot_id = l.lot_id) as here,
      (select coalesce(sum(g.quantity), 0)::int from shipment_lot g where g.lot_id = l.lot_id) as sent
    from stock_lot l left join recall_lot x on x.lot_id = l.lot_id and x.recall_id = ${recallId}
    where l.lot_id = any(${lotIds}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.lotId, row]))
}
