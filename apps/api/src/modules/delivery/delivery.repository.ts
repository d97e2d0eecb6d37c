import type { Day } from '@mendwell/domain/days/calendar'
import type { OpenDay } from '@mendwell/domain/delivery/delivery-dates'
import type { DeliveryPart } from '@mendwell/domain/delivery/delivery-parts'
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
  /** In cents; 0 where shoppers ask for it. */
  unitPriceCents: number
  storedSettings: Record<string, unknown> | null
  week: OpenDay[]
}

/** What decides when an active product arrives, with the settings and the hours of the shop. */
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

/** Pieces of a product that wait for stock. */
export interface WaitingPieces {
  productId: number
  backordered: number
}

/**
 * The days (YYYY-MM-DD) by which so many pieces have come from suppliers, behind those that other orders wait for, by
 * product; nothing of one whose day nobody can say. `today` is the shop's.
 */
export async function findExpectedDays(
  db: Queryable,
  lines: readonly WaitingPieces[],
  today: Day,
): Promise<Map<number, Day>> {
  const pieces = new Map<number, number>()
  for (const { productId, backordered } of lines) {
    if (backordered > 0) pieces.set(productId, (pieces.get(productId) ?? 0) + backordered)
  }
  if (pieces.size === 0) return new Map()
  const { rows } = await sql<{ productId: number; expectedOn: Day | null }>`
    select product_id, to_char(public.stock_expected_on(product_id, pieces, ${today}::date), 'YYYY-MM-DD') as expected_on
    from unnest(${[...pieces.keys()]}::int[], ${[...pieces.values()]}::int[]) as waiting (product_id, pieces)`.execute(
    db,
  )
  return new Map(
    rows.flatMap(({ productId, expectedOn }) => (expectedOn ? [[productId, expectedOn]] : [])),
  )
}

interface Keeping {
  orderId: number
  parts: readonly DeliveryPart[]
}

/** Keeps what was promised of a new order. */
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

/** What was promised of these orders; days as YYYY-MM-DD. */
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
