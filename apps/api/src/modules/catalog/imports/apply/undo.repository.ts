import { sql } from 'kysely'
import type { Queryable } from '../../../../db/db.ts'
import {
  type Batch,
  beginCounting,
  endCounting,
  inBatch,
  isCountedWhole,
  restoreProducts,
  type Signature,
} from './apply.repository.ts'

/** From here on, rows that an import created may be deleted, with their movements. */
export async function allowUndo(tx: Queryable, importId: number): Promise<void> {
  await sql`select set_config('mendwell.undoing_import', ${String(importId)}, true)`.execute(tx)
}

type KeptReason = 'importGone' | 'importChangedSince' | 'importStockChanged' | 'importSoldSince'

/** Rows whose product was changed, sold out or used since, with the name of the message about it: they are skipped. */
export async function findKept(tx: Queryable, importId: number) {
  const { rows } = await sql<{ rowNo: number; reason: KeptReason }>`
    select row_no, reason from (
      select r.row_no, case
        when p.product_id is null then 'importGone'
        when product_mark(p) <> r.applied_mark then 'importChangedSince'
        when r.action = 'INSERT' and exists (select from stock_movement m
          where m.product_id = p.product_id and m.reason <> 'IMPORT')
          then 'importStockChanged'
        when r.action = 'UPDATE' and r.sets_stock and (
          coalesce(p.quantity, 0) < coalesce(r.stock_after, 0) - coalesce(r.stock_before, 0)
          or (r.stock_before is null or r.stock_after is null) and p.quantity is distinct from r.stock_after)
          then 'importSoldSince'
      end as reason
      from product_import_row r left join product p using (product_id)
      where r.import_id = ${importId} and r.undone_at is null) looked
    where reason is not null order by row_no`.execute(tx)
  return rows
}

/** New products that are already referenced, such as by an order, a review or a picture. */
export async function findUsed(tx: Queryable, importId: number): Promise<number[]> {
  const { rows: references } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'product'::regclass and c.confdeltype = 'a'
      and c.conrelid <> 'stock_movement'::regclass`.execute(tx)
  const used = new Set<number>()
  for (const { table, column } of references) {
    const { rows } = await sql<{ rowNo: number }>`
      select r.row_no from product_import_row r
      where r.import_id = ${importId} and r.action = 'INSERT' and r.undone_at is null
        and exists (select from ${sql.table(table)} x where x.${sql.ref(column)} = r.product_id)`.execute(
      tx,
    )
    for (const { rowNo } of rows) used.add(rowNo)
  }
  return [...used].sort((a, b) => a - b)
}

/** Marks what will be undone: all rows except those. */
export async function markUndone(tx: Queryable, importId: number, kept: number[]) {
  await sql`update product_import_row set undone_at = now()
    where import_id = ${importId} and undone_at is null and row_no <> all(${kept}::int[])`.execute(
    tx,
  )
}

/** Restores changed products. */
export async function undoUpdates(tx: Queryable, batch: Batch, by: string) {
  const isChange = sql`r.undone_at is not null and r.action = 'UPDATE'`
  await restoreProducts(tx, batch)
  await beginCounting(tx, batch, sql`${isChange} and r.stock_before is not null`)
  await sql`insert into stock_movement (product_id, delta, reason, note, moved_by)
    select r.product_id, coalesce(r.stock_before, 0) - coalesce(r.stock_after, 0), 'IMPORT',
      ${`Undo of import ${batch.importId}`}::text, ${by}::text
    from product_import_row r where ${inBatch(batch)} and r.sets_stock and ${isChange} and ${isCountedWhole}
      and coalesce(r.stock_before, 0) <> coalesce(r.stock_after, 0)`.execute(tx)
  await endCounting(tx, batch, sql`${isChange} and r.stock_before is null`)
}

/** Deletes the products that the import created. */
export async function undoInserts(tx: Queryable, batch: Batch) {
  const isNew = sql`r.undone_at is not null and r.action = 'INSERT'`
  for (const table of ['stock_movement', 'product']) {
    await sql`delete from ${sql.table(table)} t using product_import_row r
      where ${inBatch(batch)} and ${isNew} and t.product_id = r.product_id`.execute(tx)
  }
}

export async function recordUndone(tx: Queryable, batch: Batch, { custId, by }: Signature) {
  await sql`insert into staff_event (cust_id, actor, action, object_type, object_id, before, after)
    select ${custId}::int, ${by}::text, 'undo-import', 'product', r.product_id::text, r.after, r.before
    from product_import_row r where ${inBatch(batch)} and r.undone_at is not null`.execute(tx)
}

export async function setKept(tx: Queryable, importId: number, keptRows: number) {
  await tx.updateTable('productImport').set({ keptRows }).where('importId', '=', importId).execute()
}
