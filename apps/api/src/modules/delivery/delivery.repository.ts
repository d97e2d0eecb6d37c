import type { OpenDay } from '@mendwell/domain/delivery/delivery-dates'
import type { DeliveryPart } from '@mendwell/domain/delivery/delivery-parts'
import type { ComingPieces } from '@mendwell/domain/delivery/expected-stock'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { storedSettings } from '../settings/shop/stored-settings.sql.ts'
import { storeWeek } from './store-week.sql.ts'

interface ProductRow {
  kindKey: string | null
  department: string
  weight: number | null
  weightUnit: string | null
  quantity: number | null
  saleClass: string
  rx: boolean | null
  quoteOnly: boolean
  /** In cents; 0 for a price on request. */
  unitPriceCents: number
  storedSettings: Record<string, unknown> | null
  week: OpenDay[]
}

/** What decides when an active product arrives, with the shop's settings and hours. */
export async function findDeliveryFacts(
  db: Queryable,
  productId: number,
): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select kind_key, category.category as department, weight, weight_unit, quantity, sale_class, rx, quote_only,
      case when price_hidden then 0 else unit_price_cents end as unit_price_cents,
      ${storedSettings} as stored_settings, ${storeWeek} as week
    from product join category using (category_id)
    where product_id = ${productId} and product_status = 'A'`.execute(db)
  return rows[0]
}

interface CalendarFacts {
  storedSettings: Record<string, unknown> | null
  week: OpenDay[]
}

/** The data of the shop's calendar. */
export async function findCalendarFacts(db: Queryable): Promise<CalendarFacts> {
  const { rows } = await sql<CalendarFacts>`
    select ${storedSettings} as stored_settings, ${storeWeek} as week`.execute(db)
  return rows[0] ?? { storedSettings: null, week: [] }
}

interface ComingRow extends ComingPieces {
  productId: number
}

/** Expected deliveries of these products from suppliers. */
export async function findComing(
  db: Queryable,
  productIds: readonly number[],
): Promise<ComingRow[]> {
  const { rows } = await sql<ComingRow>`
    select product_id, to_char(expected_on, 'YYYY-MM-DD') as expected_on, pieces
    from public.stock_coming where product_id = any(${productIds}::int[])`.execute(db)
  return rows
}

interface AwaitedRow {
  productId: number
  orderId: number
  pieces: number
}

/** Quantities of these products that open orders wait for, oldest order first. */
export async function findAwaited(
  db: Queryable,
  productIds: readonly number[],
): Promise<AwaitedRow[]> {
  const { rows } = await sql<AwaitedRow>`
    select product_id, order_id, pieces from public.stock_awaited
    where product_id = any(${productIds}::int[]) and pieces > 0 order by order_id`.execute(db)
  return rows
}

interface Keeping {
  orderId: number
  parts: readonly DeliveryPart[]
}

/** Stores the delivery promise of a new order. */
export async function insertOrderDelivery(
  tx: Queryable,
  { orderId, parts }: Keeping,
): Promise<void> {
  if (parts.length === 0) return
  await tx
    .insertInto('orderDelivery')
    .values(
      parts.map(({ part, pieces, days }) => ({
        orderId,
        part,
        pieces,
        fromDay: days?.from ?? null,
        toDay: days?.to ?? null,
      })),
    )
    .execute()
}

interface StoredRow {
  orderId: number
  part: string
  pieces: number
  fromDay: string | null
  toDay: string | null
}

/** The delivery promises of these orders; days as YYYY-MM-DD. */
export async function findOrderDeliveries(
  db: Queryable,
  orderIds: readonly number[],
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select order_id, part, pieces, to_char(from_day, 'YYYY-MM-DD') as from_day,
      to_char(to_day, 'YYYY-MM-DD') as to_day
    from order_delivery where order_id = any(${orderIds}::int[])`.execute(db)
  return rows
}
