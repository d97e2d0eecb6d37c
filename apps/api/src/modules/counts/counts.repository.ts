import type { OpenStockCount } from '@mendwell/contract/lots/counts'
import { COUNT_STATES, type CountState, MAX_COUNT_LINES } from '@mendwell/domain/lots/counts'
import type { Bucket } from '@mendwell/domain/lots/lots'
import { OPEN_ORDER_STATUSES } from '@mendwell/domain/orders/order-status'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Queryable } from '../../db/db.ts'
import type { DB } from '../../db/schema.ts'
import { containing } from '../../db/sql/containing.ts'
import { literals } from '../../db/sql/literals.ts'
import { nameOf } from '../../db/sql/name-of.ts'
import { heldPieces, isLotTracked } from '../lots/sql/lots.sql.ts'
import { isPooled } from '../packs/pools.sql.ts'

const State = z.enum(COUNT_STATES)

/** Pieces of a `product` without lots that are on hand: available ones, and those promised but not sent. */
const piecesHere = sql<number>`(coalesce(product.quantity, 0) + coalesce((
  select sum(${heldPieces}) from order_item join orders using (order_id)
  where order_item.product_id = product.product_id and orders.order_status in (${literals(OPEN_ORDER_STATUSES)})), 0))::int`

interface CountRow {
  countId: number
  scope: string
  state: string
  isBlind: boolean
  lines: number
  counted: number
  openedBy: string | null
  openedAt: Date
  endedAt: Date | null
}

const rowsOf = (rest: RawBuilder<unknown>) => sql<CountRow>`
  select n.count_id, n.scope, n.state, n.is_blind, n.opened_at, n.ended_at, ${nameOf('n.openedBy')} as opened_by,
    l.lines, l.counted
  from stock_count n cross join lateral (select count(*)::int as lines, count(counted)::int as counted
    from stock_count_line where count_id = n.count_id) l
  ${rest}`

const typed = ({ state, ...row }: CountRow) => ({ ...row, state: State.parse(state) })

interface Finding {
  page: number
  size: number
  q?: string | undefined
  state?: CountState | undefined
}

/** One page of counts, newest first, and how many match. */
export async function findCountPage(db: Queryable, { page, size, q, state }: Finding) {
  const matching = sql`where (${state ?? null}::text is null or n.state = ${state ?? null})
    and lower(n.scope) like ${containing(q ?? '')}`
  const [found, total] = await Promise.all([
    rowsOf(
      sql`${matching} order by n.count_id desc limit ${size} offset ${(page - 1) * size}`,
    ).execute(db),
    sql<{ total: number }>`select count(*)::int as total from stock_count n ${matching}`.execute(
      db,
    ),
  ])
  return { rows: found.rows.map(typed), total: total.rows[0]?.total ?? 0 }
}

/** One count. */
export async function findCount(db: Queryable, countId: number) {
  const { rows } = await rowsOf(sql`where n.count_id = ${countId}`).execute(db)
  return rows[0] && typed(rows[0])
}

/** The state of a count, locked until the transaction ends. */
export async function lockCount(tx: Queryable, countId: number) {
  const row = await tx
    .selectFrom('stockCount')
    .select(['state', 'scope'])
    .where('countId', '=', countId)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, state: State.parse(row.state) }
}

/** Suppliers whose products are in stock, by name. */
export const findSuppliersOfStock = (db: Queryable) =>
  db
    .selectFrom('supplier')
    .select(['supplierId', 'name'])
    .where('active', '=', true)
    .orderBy('name')
    .execute()

/** The selection in words; a deleted category or supplier has no name. */
export async function findScopeWords(
  db: Queryable,
  { categoryId, supplierId }: Pick<OpenStockCount, 'categoryId' | 'supplierId'>,
) {
  const { rows } = await sql<{ category: string | null; supplier: string | null }>`
    select (select sub_category from category where category_id = ${categoryId ?? null}::int) as category,
      (select name from supplier where supplier_id = ${supplierId ?? null}::int) as supplier`.execute(
    db,
  )
  return rows[0] ?? { category: null, supplier: null }
}

/** Stores an empty count; returns its id. */
export async function insertCount(
  tx: Queryable,
  count: Pick<Insertable<DB['stockCount']>, 'scope' | 'isBlind' | 'openedBy'>,
): Promise<number> {
  const row = tx.insertInto('stockCount').values(count).returning('countId')
  return (await row.executeTakeFirstOrThrow()).countId
}

interface Choice extends Pick<OpenStockCount, 'categoryId' | 'supplierId' | 'q' | 'isByLot'> {
  countId: number
}

/**
 * The lines of a sheet with the current book quantities: each lot by location, and each counted product without lots.
 * Returns how many were stored, at most one more than a sheet holds.
 */
export async function insertCountLines(tx: Queryable, choice: Choice): Promise<number> {
  const { countId, categoryId, supplierId, q, isByLot } = choice
  const chosen = sql`
    (${categoryId ?? null}::int is null or product.category_id = ${categoryId ?? null})
    and (${supplierId ?? null}::int is null or exists (select from supplier_product s
      where s.product_id = product.product_id and s.supplier_id = ${supplierId ?? null}))
    and lower(product.product_name || ' ' || product.sku) like ${containing(q ?? '')}`
  const { rows } = await sql`
    insert into stock_count_line (count_id, product_id, lot_id, bucket, expected)
    select ${countId}, product.product_id, here.lot_id, here.bucket, here.quantity
    from product cross join lateral (
      select l.lot_id, s.bucket, s.quantity from stock_lot l join lot_stock s using (lot_id)
        where l.product_id = product.product_id and s.quantity > 0 and ${isLotTracked}
      union all
      select null, null, ${piecesHere} where not ${isByLot}::boolean and product.quantity is not null
        and not ${isLotTracked} and not ${isPooled}
        and (product.product_status = 'A' or product.quantity > 0)
    ) here
    where ${chosen}
    limit ${MAX_COUNT_LINES + 1} returning line_id`.execute(tx)
  return rows.length
}

/** A stored line; `pieceCents` is the purchase price of a piece, else its selling price. */
export interface KeptLine {
  lineId: number
  productId: number
  productName: string
  sku: string
  place: string
  lotId: number | null
  lotCode: string | null
  serial: string | null
  expiresOn: string | null
  bucket: Bucket | null
  expected: number
  counted: number | null
  onHand: number | null
  countedBy: string | null
  previousBy: string | null
  previousDifference: number | null
  reason: string | null
  pieceCents: number
}

/** The lines of a count in the order of its sheet: by category, product and date; or one of them. */
export async function findCountLines(
  db: Queryable,
  { countId, lineId }: { countId: number; lineId?: number },
): Promise<KeptLine[]> {
  const { rows } = await sql<KeptLine>`
    select x.line_id, x.product_id, p.product_name, p.sku, g.sub_category as place, x.lot_id, l.lot_code, l.serial,
      to_char(l.expires_on, 'YYYY-MM-DD') as expires_on, x.bucket, x.expected, x.counted, x.on_hand,
      ${nameOf('x.countedBy')} as counted_by, x.previous_by, x.previous_difference, x.reason,
      coalesce(p.purchase_price_cents, p.unit_price_cents) as piece_cents
    from stock_count_line x join product p using (product_id) join category g using (category_id)
      left join stock_lot l using (lot_id)
    where x.count_id = ${countId} and (${lineId ?? null}::int is null or x.line_id = ${lineId ?? null})
    order by g.category, g.sub_category, p.product_name, p.sku, l.expires_on nulls last, l.lot_code, l.serial, x.bucket,
      x.line_id`.execute(db)
  return rows
}

interface Entry {
  countId: number
  lineId: number
  counted: number | null
  countedBy: string
}

/**
 * Stores the counted quantity of a line, with its current book quantity. An earlier count by another person is kept;
 * clearing a line deletes both. Returns whether there is such a line.
 */
export async function updateCounted(
  tx: Queryable,
  { countId, lineId, counted, countedBy }: Entry,
): Promise<boolean> {
  const isAnother = sql`c.counted_by <> ${countedBy}`
  const { rows } = await sql`
    update stock_count_line c set counted = ${counted}::int,
      on_hand = case when ${counted}::int is null then null when c.lot_id is null then ${piecesHere}
        else coalesce((select s.quantity from lot_stock s where (s.lot_id, s.bucket) = (c.lot_id, c.bucket)), 0) end,
      counted_by = case when ${counted}::int is not null then ${countedBy} end,
      counted_at = case when ${counted}::int is not null then now() end,
      previous_by = case when ${counted}::int is null then null when ${isAnother} then c.counted_by else c.previous_by end,
      previous_difference = case when ${counted}::int is null then null when ${isAnother} then c.counted - c.on_hand
        else c.previous_difference end
    from product where product.product_id = c.product_id and c.count_id = ${countId} and c.line_id = ${lineId}
    returning c.line_id`.execute(tx)
  return rows.length > 0
}

interface Booked {
  lineId: number
  reason: string
  lotMovementId?: number
  stockMovementId?: number
}

/** Stores the reason for a line's difference and the movement that booked it. */
export const updateBooked = (tx: Queryable, { lineId, ...booked }: Booked) =>
  tx.updateTable('stockCountLine').set(booked).where('lineId', '=', lineId).execute()

/** Closes a locked count. */
export const endCount = (
  tx: Queryable,
  countId: number,
  { state, endedBy }: { state: 'DONE' | 'CANCELLED'; endedBy: string },
) =>
  tx
    .updateTable('stockCount')
    .set({ state, endedBy, endedAt: sql<Date>`now()` })
    .where('countId', '=', countId)
    .execute()

/** The current state of a product locked by the caller. */
export interface ProductNow {
  productId: number
  /** Available pieces; null if no longer counted. */
  quantity: number | null
  /** Pieces promised to orders and not sent yet. */
  held: number
  isByLot: boolean
  isPooled: boolean
  /** A recall has stopped it, as far as it is not tracked by lot. */
  isStopped: boolean
  /** The day in the shop's time zone, YYYY-MM-DD. */
  today: string
}

/** How these products are tracked now; locked by the caller. */
export async function findProductsNow(
  tx: Queryable,
  productIds: readonly number[],
): Promise<ProductNow[]> {
  const { rows } = await sql<ProductNow>`
    select product_id, quantity, ${isLotTracked} as is_by_lot, ${isPooled} as is_pooled,
      ${piecesHere} - coalesce(quantity, 0) as held, public.is_product_stopped(product_id) as is_stopped,
      to_char(public.shop_day(), 'YYYY-MM-DD') as today
    from product where product_id = any(${productIds}::int[])`.execute(tx)
  return rows
}
