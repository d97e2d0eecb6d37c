import type { Bucket, Tracking } from '@mendwell/domain/lots/lots'
import { OPEN_ORDER_STATUSES } from '@mendwell/domain/orders/order-status'
import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { literals } from '../../../db/sql/literals.ts'
import { heldPieces } from '../sql/lots.sql.ts'

/** A product tracked by lot. */
export interface TrackedProduct {
  productId: number
  productName: string
  /** What may still be promised. */
  quantity: number
  tracking: Exclude<Tracking, 'NONE'>
  /** Null: the shop's default. */
  minDaysLeft: number | null
  preferOneLot: boolean
  /** The shop's day, YYYY-MM-DD. */
  today: string
}

/** In the order of their ids, as orders lock them. */
const trackedAmong = (productIds: readonly number[]) => sql`
  select p.product_id, p.product_name, coalesce(p.quantity, 0) as quantity, t.tracking, t.min_days_left,
    t.prefer_one_lot, to_char(public.shop_day(), 'YYYY-MM-DD') as today
  from product p join product_tracking t using (product_id)
  where p.product_id = any(${productIds}::int[]) and t.tracking <> 'NONE' order by p.product_id`

/** The products of these that are tracked by lot, read without a lock: for display only. */
export async function findTrackedAmong(
  db: Queryable,
  productIds: readonly number[],
): Promise<TrackedProduct[]> {
  const { rows } = await sql<TrackedProduct>`${trackedAmong(productIds)}`.execute(db)
  return rows
}

/**
 * The products of these that are tracked by lot, locked until the transaction ends, in the order of their ids as orders
 * lock them. Every change of a product's lots happens under this lock.
 */
export async function lockTracked(
  tx: Queryable,
  productIds: readonly number[],
): Promise<TrackedProduct[]> {
  const { rows } =
    await sql<TrackedProduct>`${trackedAmong(productIds)} for no key update of p`.execute(tx)
  return rows
}

/** Pieces of a lot in one bucket; days as YYYY-MM-DD. */
export interface ShelfLot {
  lotId: number
  productId: number
  lotCode: string | null
  serial: string | null
  expiresOn: string | null
  neverExpires: boolean
  receivedOn: string
  bucket: Bucket
  quantity: number
  /** Reserved for orders, of the available ones. */
  picked: number
}

/** The stock of these products, lots in the order of their ids. */
export async function findShelfLots(
  db: Queryable,
  productIds: readonly number[],
): Promise<ShelfLot[]> {
  const { rows } = await sql<ShelfLot>`
    select l.lot_id, l.product_id, l.lot_code, l.serial, to_char(l.expires_on, 'YYYY-MM-DD') as expires_on,
      l.never_expires, to_char(l.received_on, 'YYYY-MM-DD') as received_on, s.bucket, s.quantity,
      case when s.bucket = 'AVAILABLE' then coalesce((select sum(k.quantity) from lot_pick k
        where k.lot_id = l.lot_id), 0) else 0 end::int as picked
    from stock_lot l join lot_stock s using (lot_id)
    where l.product_id = any(${productIds}::int[]) and s.quantity > 0
    order by l.lot_id, s.bucket`.execute(db)
  return rows
}

/** Moves pieces of lots in or out of buckets; lot_stock follows by its trigger. Returns the ids of the movements. */
export async function insertLotMovements(
  tx: Queryable,
  movements: readonly Insertable<DB['lotMovement']>[],
): Promise<number[]> {
  if (movements.length === 0) return []
  const insert = tx.insertInto('lotMovement').values(movements).returning('movementId')
  return (await insert.execute()).map(({ movementId }) => movementId)
}

interface BucketMove {
  lotId: number
  from: Bucket
  /** Null: out of the shop. */
  to: Bucket | null
  pieces: number
  reason: string
  movedBy: string
  note?: string | null | undefined
}

/** Moves pieces of a lot from one bucket to another. */
export const moveBetweenBuckets = (
  tx: Queryable,
  { from, to, pieces, ...move }: BucketMove,
): Promise<number[]> =>
  insertLotMovements(tx, [
    { ...move, bucket: from, delta: -pieces },
    ...(to ? [{ ...move, bucket: to, delta: pieces }] : []),
  ])

/** Moves pieces on sale in or out. Returns the ids of the movements. */
export async function insertSaleMovements(
  tx: Queryable,
  movements: readonly Insertable<DB['stockMovement']>[],
): Promise<number[]> {
  if (movements.length === 0) return []
  const insert = tx.insertInto('stockMovement').values(movements).returning('movementId')
  return (await insert.execute()).map(({ movementId }) => movementId)
}

/** Items of open orders that wait for pieces of a product from stock, latest first. */
export async function findHolders(tx: Queryable, productId: number) {
  const { rows } = await sql<{ orderItemId: number; held: number }>`
    select order_item_id, ${heldPieces} as held from order_item join orders using (order_id)
    where order_item.product_id = ${productId} and orders.order_status in (${literals(OPEN_ORDER_STATUSES)})
      and ${heldPieces} > 0
    order by order_item_id desc`.execute(tx)
  return rows
}

export async function insertBrokenPromises(
  tx: Queryable,
  promises: readonly Insertable<DB['brokenPromise']>[],
): Promise<void> {
  if (promises.length > 0) await tx.insertInto('brokenPromise').values(promises).execute()
}
