import { sql } from 'kysely'
import type { Queryable } from '../../../../db/db.ts'
import { LOCKS } from '../../../../db/locks.ts'
import { isTrackedByLot } from '../../../lots/sql/lots.sql.ts'
import { isCountedBySmaller } from '../../../packs/pools.sql.ts'

type Condition = ReturnType<typeof sql>

/** Rows `from` (excluded) to `to` of an import. */
export interface Batch {
  importId: number
  from: number
  to: number
}

/** The actor of the import, for the history. */
export interface Signature {
  custId: number | null
  by: string
}

/** Imports are applied one after the other. */
export async function lockImports(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.import})`.execute(tx)
  // The last check of a hundred thousand rows takes longer than a visitor's call may.
  await sql`set local statement_timeout = '5min'`.execute(tx)
}

export async function lastRowNo(tx: Queryable, importId: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(row_no), 0) as last from product_import_row where import_id = ${importId}`.execute(
    tx,
  )
  return rows[0]?.last ?? 0
}

/** Locks the products to change, in the order of their numbers, as orders do. */
export async function lockProducts(tx: Queryable, importId: number): Promise<void> {
  await sql`select count(*) from (select p.product_id from product p where p.product_id = any(public.pooled_with(array(
      select r.product_id from product_import_row r where r.import_id = ${importId} and r.undone_at is null)))
    order by p.product_id for update) locked`.execute(tx)
}

/** Rows whose product changed since the file was checked. */
export async function findOutdated(
  tx: Queryable,
  importId: number,
  { action, limit }: { action: 'INSERT' | 'UPDATE'; limit: number },
): Promise<number[]> {
  const isOutdated =
    action === 'UPDATE'
      ? sql`p.product_id is null or product_mark(p) <> r.before_mark`
      : sql`p.product_id is not null or exists (select from product other where other.sku = r.after->>'sku')`
  const { rows } = await sql<{ rowNo: number }>`
    select r.row_no from product_import_row r left join product p using (product_id)
    where r.import_id = ${importId} and r.action = ${action} and (${isOutdated})
    order by r.row_no limit ${limit}`.execute(tx)
  return rows.map(({ rowNo }) => rowNo)
}

const WORD_COLUMNS = [
  'product_name',
  'product_details',
  'brand_id',
  'category_id',
  'sku',
  'gtin',
  'udi_di',
  'hcpcs',
  'kind_key',
]
const FACT_COLUMNS =
  `unit_price_cents sale_price_cents wholesale_price_cents purchase_price_cents popular_flag
  product_status packaging_attributes cutting_attributes extra_attributes options_attributes facts sellin_pcs
  unit_name weight weight_unit tax_exempt_flag notes manufacturer latex sterile single_use rx otc quote_only
  image_hash price_source source source_id`.split(/\s+/)

/** Column names, and the same of the record `n`. */
const listed = (names: readonly string[]) => ({
  columns: sql.raw(names.join(', ')),
  // A file checked before there were facts has none.
  values: sql.raw(
    names.map((name) => (name === 'facts' ? `coalesce(n.facts, '{}')` : `n.${name}`)).join(', '),
  ),
})
const FACTS = listed(FACT_COLUMNS)
const ALL = listed([...WORD_COLUMNS, ...FACT_COLUMNS])

export const inBatch = ({ importId, from, to }: Batch) =>
  sql`r.import_id = ${importId} and r.row_no > ${from} and r.row_no <= ${to}`

export async function insertProducts(tx: Queryable, batch: Batch, by: string) {
  // Products without a kind wait until staff choose one.
  await sql`insert into product (product_id, quantity, updated_by, kind_waits, ${ALL.columns})
    select r.product_id, case when r.stock is not null then 0 end, ${by}::text, n.kind_key is null, ${ALL.values}
    from product_import_row r, jsonb_populate_record(null::product, r.after) n
    where ${inBatch(batch)} and r.action = 'INSERT'`.execute(tx)
}

/** Sets products to the values of `after`, with editor and time. */
export async function updateProducts(tx: Queryable, batch: Batch, by: string) {
  await writeProducts(tx, batch, { record: 'after', updated: sql`${by}::text, now()` })
}

/** Sets products back to the values of `before`, including editor and time. */
export async function restoreProducts(tx: Queryable, batch: Batch) {
  const updated = sql`n.updated_by, n.updated_at`
  await writeProducts(tx, batch, {
    record: 'before',
    updated,
    and: sql`and r.undone_at is not null`,
  })
}

interface Writing {
  record: 'after' | 'before'
  updated: Condition
  and?: Condition
}

/** Texts are written only if they differ: each write recomputes the search document. */
async function writeProducts(
  tx: Queryable,
  batch: Batch,
  { record, updated, and = sql`` }: Writing,
) {
  for (const [words, { columns, values }] of [
    [true, ALL],
    [false, FACTS],
  ] as const) {
    await sql`update product p set (${columns}, updated_by, updated_at) = (select ${values}, ${updated}
        from jsonb_populate_record(p, r.${sql.raw(record)}) n)
      from product_import_row r
      where ${inBatch(batch)} and r.action = 'UPDATE' and p.product_id = r.product_id
        and (r.after ?| ${WORD_COLUMNS}::text[]) = ${words} ${and}`.execute(tx)
  }
}

/**
 * Stock by lot stays: a file does not list the lots. For packs that share their pieces, the smallest sets the stock.
 */
export const isCountedWhole = sql`not ${isTrackedByLot(sql`r.product_id`)}
  and not ${isCountedBySmaller(sql`r.product_id`)}`

/** Adjusts the stock to the file, by ledger movements. */
export async function setStocks(tx: Queryable, batch: Batch, by: string) {
  const note = `Import ${batch.importId}`
  await sql`update product_import_row r set stock_before = case when r.action = 'UPDATE' then p.quantity end,
      stock_after = r.stock
    from product p where ${inBatch(batch)} and r.sets_stock and p.product_id = r.product_id and ${isCountedWhole}`.execute(
    tx,
  )
  await beginCounting(tx, batch, sql`r.stock is not null`)
  await sql`insert into stock_movement (product_id, delta, reason, note, moved_by)
    select r.product_id, coalesce(r.stock, 0) - coalesce(r.stock_before, 0), 'IMPORT', ${note}::text, ${by}::text
    from product_import_row r where ${inBatch(batch)} and r.sets_stock and ${isCountedWhole}
      and coalesce(r.stock, 0) <> coalesce(r.stock_before, 0)`.execute(tx)
  await endCounting(tx, batch, sql`r.stock is null`)
}

export async function beginCounting(tx: Queryable, batch: Batch, when: Condition) {
  await sql`update product p set quantity = 0 from product_import_row r
    where ${inBatch(batch)} and r.sets_stock and p.product_id = r.product_id
      and p.quantity is null and ${when} and ${isCountedWhole}`.execute(tx)
}

export async function endCounting(tx: Queryable, batch: Batch, when: Condition) {
  await sql`update product p set quantity = null from product_import_row r
    where ${inBatch(batch)} and r.sets_stock and p.product_id = r.product_id
      and p.quantity = 0 and ${when} and ${isCountedWhole}`.execute(tx)
}

/** Stores the products' state after the import: an undo skips those that have changed since. */
export async function markApplied(tx: Queryable, batch: Batch) {
  await sql`update product_import_row r set applied_mark = product_mark(p) from product p
    where ${inBatch(batch)} and p.product_id = r.product_id`.execute(tx)
}

/** The history of each product. */
export async function recordApplied(tx: Queryable, batch: Batch, { custId, by }: Signature) {
  await sql`insert into staff_event (cust_id, actor, action, object_type, object_id, before, after)
    select ${custId}::int, ${by}::text, 'import', 'product', r.product_id::text, r.before,
      r.after || case when r.sets_stock then jsonb_build_object('quantity', r.stock) else '{}' end
    from product_import_row r where ${inBatch(batch)}`.execute(tx)
}

/** The next product from the form must not get a number that a file used. */
export async function continueNumbering(tx: Queryable) {
  await sql`select setval(pg_get_serial_sequence('product', 'product_id'),
    greatest((select max(product_id) from product), nextval(pg_get_serial_sequence('product', 'product_id'))))`.execute(
    tx,
  )
}

/** All processes invalidate their cached catalog on commit (migration 0181). */
export async function announceAll(tx: Queryable) {
  await sql`select pg_notify('mendwell_cache', 'all')`.execute(tx)
}
