import type { SavePurchaseOrder } from '@mendwell/contract/purchasing/purchase-orders'
import { PURCHASE_STATES, type PurchaseState } from '@mendwell/domain/purchasing/purchase-order'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import { containing } from '../../../db/sql/containing.ts'

const State = z.enum(PURCHASE_STATES)

interface Row {
  purchaseOrderId: number
  number: string
  supplierId: number
  supplier: string
  email: string | null
  state: string
  expectedOn: string | null
  ordered: number
  received: number
  /** In cents. */
  total: number
  createdAt: Date
  sentAt: Date | null
  tolerancePercent: number
  note: string | null
  version: number
}

const rowsOf = (rest: RawBuilder<unknown>) => sql<Row>`
  select o.purchase_order_id, o.number, o.supplier_id, s.name as supplier, s.email, o.state,
    to_char(o.expected_on, 'YYYY-MM-DD') as expected_on, o.created_at, o.sent_at, o.tolerance_percent, o.note, o.version,
    l.ordered, l.received, l.total
  from purchase_order o join supplier s using (supplier_id)
    cross join lateral (select coalesce(sum(quantity), 0)::int as ordered, coalesce(sum(received), 0)::int as received,
      coalesce(sum(quantity * cost_cents), 0)::int8 as total
      from purchase_order_line where purchase_order_id = o.purchase_order_id) l
  ${rest}`

const typed = ({ state, ...row }: Row) => ({ ...row, state: State.parse(state) })

interface Finding {
  page: number
  size: number
  q?: string | undefined
  state?: PurchaseState | undefined
}

/** One page of purchase orders, newest first, and how many match. */
export async function findPurchasePage(db: Queryable, { page, size, q, state }: Finding) {
  const like = containing(q ?? '')
  const matching = sql`where (${state ?? null}::text is null or o.state = ${state ?? null})
    and (${q ?? ''} = '' or lower(o.number || ' ' || s.name) like ${like} or exists (
      select from purchase_order_line x join product p using (product_id)
      where x.purchase_order_id = o.purchase_order_id and lower(p.product_name || ' ' || p.sku) like ${like}))`
  const [found, counted] = await Promise.all([
    rowsOf(
      sql`${matching} order by o.purchase_order_id desc limit ${size} offset ${(page - 1) * size}`,
    ).execute(db),
    sql<{
      total: number
    }>`select count(*)::int as total from purchase_order o join supplier s using (supplier_id)
      ${matching}`.execute(db),
  ])
  return { rows: found.rows.map(typed), total: counted.rows[0]?.total ?? 0 }
}

/** One purchase order. */
export async function findPurchaseOrder(db: Queryable, purchaseOrderId: number) {
  const { rows } = await rowsOf(sql`where o.purchase_order_id = ${purchaseOrderId}`).execute(db)
  return rows[0] && typed(rows[0])
}

/** The id of a purchase order by its number, such as PO-1012, in any case. */
export async function findPurchaseOrderId(
  db: Queryable,
  number: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('purchaseOrder')
    .select('purchaseOrderId')
    .where('number', '=', number.toUpperCase())
    .executeTakeFirst()
  return row?.purchaseOrderId
}

/** State and version of a purchase order, locked until the transaction ends. */
export async function lockPurchaseOrder(tx: Queryable, purchaseOrderId: number) {
  const row = await tx
    .selectFrom('purchaseOrder')
    .select(['state', 'version', 'supplierId', 'tolerancePercent'])
    .select(sql<string | null>`to_char(expected_on, 'YYYY-MM-DD')`.as('expectedOn'))
    .where('purchaseOrderId', '=', purchaseOrderId)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, state: State.parse(row.state) }
}

/** The stored lines of a purchase order; costs in cents. */
export const findPurchaseLines = (db: Queryable, purchaseOrderId: number) =>
  db
    .selectFrom('purchaseOrderLine')
    .innerJoin('product', 'product.productId', 'purchaseOrderLine.productId')
    .leftJoin('productTracking', 'productTracking.productId', 'product.productId')
    .select([
      'purchaseOrderLine.lineId',
      'product.productId',
      'product.productName',
      'product.sku',
      'purchaseOrderLine.itemNumber',
      'purchaseOrderLine.quantity',
      'purchaseOrderLine.received',
      'purchaseOrderLine.costCents as cost',
      'productTracking.tracking',
    ])
    .where('purchaseOrderId', '=', purchaseOrderId)
    .orderBy('position')
    .execute()

/** Stores an empty draft; returns its id. */
export async function insertPurchaseOrder(
  tx: Queryable,
  order: { supplierId: number; createdBy: string },
): Promise<number> {
  const { purchaseOrderId } = await tx
    .insertInto('purchaseOrder')
    .values(order)
    .returning('purchaseOrderId')
    .executeTakeFirstOrThrow()
  return purchaseOrderId
}

interface Draft {
  purchaseOrderId: number
  supplierId: number
  lines: SavePurchaseOrder['lines']
}

/** Replaces the lines of a draft, with the supplier's current numbers; returns how many were stored. */
export async function replaceLines(
  tx: Queryable,
  { purchaseOrderId, supplierId, lines }: Draft,
): Promise<number> {
  await tx.deleteFrom('purchaseOrderLine').where('purchaseOrderId', '=', purchaseOrderId).execute()
  const rows = lines.map(({ productId, quantity, cost }) => ({ productId, quantity, cost }))
  const { rows: stored } = await sql`
    insert into purchase_order_line (purchase_order_id, product_id, position, item_number, quantity, cost_cents)
    select ${purchaseOrderId}, p.product_id, t.at - 1, sp.item_number, (t.line ->> 'quantity')::int,
      (t.line ->> 'cost')::int8
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality t (line, at)
      join product p on p.product_id = (t.line ->> 'productId')::int
      left join supplier_product sp on sp.product_id = p.product_id and sp.supplier_id = ${supplierId}
    returning line_id`.execute(tx)
  return stored.length
}

interface Changes {
  state?: PurchaseState
  expectedOn?: string | null
  tolerancePercent?: number
  note?: string | null
}

/** Updates a locked purchase order. */
export async function updatePurchaseOrder(
  tx: Queryable,
  purchaseOrderId: number,
  changes: Changes,
) {
  await tx
    .updateTable('purchaseOrder')
    .set({ ...changes, version: sql`version + 1`, updatedAt: sql<Date>`now()` })
    .where('purchaseOrderId', '=', purchaseOrderId)
    .execute()
}

/** Marks a locked draft as sent; without a day it is expected after the supplier's lead time. */
export async function updateSent(tx: Queryable, purchaseOrderId: number): Promise<void> {
  await sql`update purchase_order o set state = 'SENT', sent_at = now(), version = version + 1, updated_at = now(),
      expected_on = coalesce(expected_on, public.shop_day() + s.lead_days)
    from supplier s where s.supplier_id = o.supplier_id and o.purchase_order_id = ${purchaseOrderId}`.execute(
    tx,
  )
}
