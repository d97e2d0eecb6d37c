import type { SaleRow, SaveSale } from '@mendwell/contract/offers/scheduled-sales'
import {
  type SaleDiscount,
  type SaleGoods,
  saleStateAt,
} from '@mendwell/domain/prices/scheduled-sales'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { shownPrice } from '../catalog/products/shown-price.sql.ts'
import { shopMinute } from '../settings/shop/shop-days.sql.ts'

interface Row extends SaleGoods {
  saleId: number
  name: string
  kind: SaleDiscount['type']
  rate: number | null
  cents: number | null
  from: Date
  until: Date
  startsAt: string
  endsAt: string
  isCanceled: boolean
  createdAt: Date
  now: Date
}

const selectSales = (db: Queryable) =>
  db
    .selectFrom('scheduledSale')
    .select([
      'saleId',
      'name',
      sql<SaleDiscount['type']>`kind`.as('kind'),
      'rate',
      'cents',
      'productIds',
      'categoryIds',
      'brandIds',
      'startsAt as from',
      'endsAt as until',
      shopMinute(sql`starts_at`).as('startsAt'),
      shopMinute(sql`ends_at`).as('endsAt'),
      sql<boolean>`canceled_at is not null`.as('isCanceled'),
      'createdAt',
      sql<Date>`now()`.as('now'),
    ])

/** All sales: running ones, then future ones, next first, then past ones, latest first. */
export async function findSales(db: Queryable): Promise<SaleRow[]> {
  const isOver = sql`canceled_at is not null or ends_at <= now()`
  const rows = await selectSales(db)
    .orderBy(isOver)
    .orderBy(sql`starts_at > now()`)
    .orderBy(sql`case when ${isOver} then null else starts_at end`)
    .orderBy('endsAt', 'desc')
    .orderBy('saleId')
    .limit(500)
    .execute()
  return rows.map(saleOf)
}

/** One sale, locked until the end of the transaction. */
export async function lockSale(tx: Queryable, saleId: number): Promise<SaleRow | undefined> {
  const row = await selectSales(tx).where('saleId', '=', saleId).forUpdate().executeTakeFirst()
  return row && saleOf(row)
}

const saleOf = ({ kind, rate, cents, from, until, isCanceled, now, ...row }: Row): SaleRow => {
  const { productIds, categoryIds, brandIds, ...named } = row
  return {
    ...named,
    discount:
      kind === 'PERCENT_OFF' ? { type: kind, rate: rate ?? 0 } : { type: kind, cents: cents ?? 0 },
    of: { productIds: [...productIds], categoryIds: [...categoryIds], brandIds: [...brandIds] },
    state: saleStateAt({ startsAt: from, endsAt: until, isCanceled }, now),
  }
}

/** A stored sale: its times are resolved. */
export interface StoredSale extends Pick<SaveSale, 'name' | 'discount' | 'of'> {
  startsAt: Date
  endsAt: Date
}

const columnsOf = ({ name, discount, of, startsAt, endsAt }: StoredSale) => ({
  name,
  kind: discount.type,
  rate: discount.type === 'PERCENT_OFF' ? discount.rate : null,
  cents: discount.type === 'PERCENT_OFF' ? null : discount.cents,
  ...of,
  startsAt,
  endsAt,
})

/** Stores a new sale; returns its id. */
export async function insertSale(
  tx: Queryable,
  sale: StoredSale,
  createdBy: string,
): Promise<number> {
  const { saleId } = await tx
    .insertInto('scheduledSale')
    .values({ ...columnsOf(sale), createdBy })
    .returning('saleId')
    .executeTakeFirstOrThrow()
  return saleId
}

/** Updates a locked sale; a canceled one keeps its cancellation time. */
export async function updateSale(
  tx: Queryable,
  saleId: number,
  { isCanceled, ...sale }: StoredSale & { isCanceled: boolean },
): Promise<void> {
  await tx
    .updateTable('scheduledSale')
    .set({
      ...columnsOf(sale),
      canceledAt: isCanceled ? sql<Date>`coalesce(canceled_at, now())` : null,
      updatedAt: sql<Date>`now()`,
    })
    .where('saleId', '=', saleId)
    .execute()
}

/** Whether a time is past by the clock that sales use. */
export async function hasPassed(db: Queryable, moment: Date): Promise<boolean> {
  const { rows } = await sql<{
    passed: boolean
  }>`select ${moment}::timestamptz <= now() as passed`.execute(db)
  return rows[0]?.passed === true
}

const goodsOf = ({ productIds, categoryIds, brandIds }: SaleGoods) => sql<boolean>`
  (cardinality(${productIds}::int[]) = 0 or listed.product_id = any(${productIds}::int[]))
  and (cardinality(${categoryIds}::int[]) = 0 or listed.category_id = any(${categoryIds}::int[]))
  and (cardinality(${brandIds}::int[]) = 0 or listed.brand_id = any(${brandIds}::int[]))`

/** The next batch of a sale's products, by id after this one. */
export async function findGoods(
  db: Queryable,
  of: SaleGoods,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ productId: number }>`select product_id from product as listed
    where product_id > ${after} and ${goodsOf(of)} order by product_id limit ${limit}`.execute(db)
  return rows.map(({ productId }) => productId)
}

/** Products whose stored sale is over: another one may have started. */
export async function findEnded(db: Queryable, limit: number): Promise<number[]> {
  const { rows } = await sql<{ productId: number }>`select product_id from product
    where timed_sale_until <= now() order by product_id limit ${limit}`.execute(db)
  return rows.map(({ productId }) => productId)
}

/** Updates the stored sales of these products; idempotent. */
export async function refreshGoods(tx: Queryable, productIds: readonly number[]): Promise<void> {
  await sql`select public.refresh_timed_sales(${productIds}::int[])`.execute(tx)
}

interface Preview {
  products: number
  cheaper: number
  examples: { productId: number; productName: string; before: number; sale: number }[]
}

/** The active products of a sale, those it would sell below their current price, and the first of them. */
export async function countGoods(
  db: Queryable,
  { discount, of }: Pick<SaveSale, 'discount' | 'of'>,
): Promise<Preview> {
  const rate = discount.type === 'PERCENT_OFF' ? discount.rate : null
  const cents = discount.type === 'PERCENT_OFF' ? null : discount.cents
  const { rows } = await sql<Preview>`
    with goods as (
      select listed.product_id, product_name, ${shownPrice} as before,
        public.sale_cents(${discount.type}, ${rate}::int, ${cents}::bigint, unit_price_cents) as sale
      from product as listed where product_status = 'A' and ${goodsOf(of)}
    ), cheaper as (select * from goods where sale < before)
    select (select count(*) from goods)::int as products, (select count(*) from cheaper)::int as cheaper,
      (select coalesce(json_agg(json_build_object('productId', product_id, 'productName', product_name, 'before', before,
          'sale', sale) order by product_id), '[]')
        from (select * from cheaper order by product_id limit 5) as first) as examples`.execute(db)
  return rows[0] ?? { products: 0, cheaper: 0, examples: [] }
}
