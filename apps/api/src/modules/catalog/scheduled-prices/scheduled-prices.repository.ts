import type { ScheduledPrices } from '@mendwell/contract/prices/scheduled-prices'
import type { Cents } from '@mendwell/domain/money/money'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { shopMinute } from '../../settings/shop/shop-days.sql.ts'

/** A product's unit price from a minute on. */
export interface NewPrice {
  productId: number
  unitPriceCents: Cents
}

interface NewPrices {
  startsAt: Date
  scheduledBy: number
  prices: readonly NewPrice[]
}

/** Stores new prices together; returns their id. */
export async function insertScheduledPrices(
  tx: Queryable,
  { startsAt, scheduledBy, prices }: NewPrices,
): Promise<number> {
  const { changeId } = await tx
    .insertInto('scheduledPriceChange')
    .values({ startsAt, scheduledBy })
    .returning('changeId')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('scheduledPrice')
    .values(prices.map((price) => ({ ...price, changeId })))
    .execute()
  return changeId
}

/** Prices that were scheduled together, by the names of their products. */
export async function findScheduledPrices(
  db: Queryable,
  changeId: number,
): Promise<ScheduledPrices | undefined> {
  const { rows } = await sql<ScheduledPrices>`
    select change_id, ${shopMinute(sql`starts_at`)} as starts_at,
      case when canceled_at is not null then 'CANCELED' when applied_at is not null then 'APPLIED' else 'UPCOMING' end as state,
      (select coalesce(json_agg(json_build_object('productId', product_id, 'productName', product_name, 'sku', sku,
          'unitPrice', product.unit_price_cents, 'newPrice', price.unit_price_cents, 'isApplied', is_applied)
          order by lower(product_name), product_id), '[]')
        from scheduled_price as price join product using (product_id)
        where price.change_id = scheduled_price_change.change_id) as prices
    from scheduled_price_change where change_id = ${changeId}`.execute(db)
  return rows[0]
}

/** What is stored of a change, locked until the end of the transaction. */
export const lockChange = (tx: Queryable, changeId: number) =>
  tx
    .selectFrom('scheduledPriceChange')
    .select(['startsAt', 'scheduledBy'])
    .select(sql<boolean>`canceled_at is not null`.as('isCanceled'))
    .select(sql<boolean>`applied_at is not null`.as('isApplied'))
    .select(sql<boolean>`starts_at <= now()`.as('hasBegun'))
    .where('changeId', '=', changeId)
    .forUpdate()
    .executeTakeFirst()

/** The new prices of a change, in the order in which products are locked. */
export const findNewPrices = (tx: Queryable, changeId: number): Promise<NewPrice[]> =>
  tx
    .selectFrom('scheduledPrice')
    .select(['productId', 'unitPriceCents'])
    .where('changeId', '=', changeId)
    .orderBy('productId')
    .execute()

/** Of these products, those that get another price at the same minute. */
export async function findScheduledThen(
  tx: Queryable,
  productIds: readonly number[],
  startsAt: Date,
): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('scheduledPrice')
    .innerJoin('scheduledPriceChange', 'scheduledPriceChange.changeId', 'scheduledPrice.changeId')
    .select('productId')
    .where('productId', '=', sql<number>`any(${productIds}::int[])`)
    .where('startsAt', '=', startsAt)
    .where('canceledAt', 'is', null)
    .execute()
  return new Set(rows.map(({ productId }) => productId))
}

/** Cancels a locked change, or takes that back. */
export async function updateCanceled(tx: Queryable, changeId: number, isCanceled: boolean) {
  await tx
    .updateTable('scheduledPriceChange')
    .set({ canceledAt: isCanceled ? sql<Date>`now()` : null })
    .where('changeId', '=', changeId)
    .execute()
}

/** The changes whose minute has come, in the order in which they begin. */
export async function findDueChanges(db: Queryable): Promise<number[]> {
  const rows = await db
    .selectFrom('scheduledPriceChange')
    .select('changeId')
    .where('canceledAt', 'is', null)
    .where('appliedAt', 'is', null)
    .where(sql<boolean>`starts_at <= now()`)
    .orderBy('startsAt')
    .orderBy('changeId')
    .execute()
  return rows.map(({ changeId }) => changeId)
}

/** Stores that a locked change was applied, and which products got their price. */
export async function markApplied(
  tx: Queryable,
  changeId: number,
  appliedTo: readonly number[],
): Promise<void> {
  await tx
    .updateTable('scheduledPrice')
    .set({ isApplied: sql<boolean>`product_id = any(${appliedTo}::int[])` })
    .where('changeId', '=', changeId)
    .execute()
  await tx
    .updateTable('scheduledPriceChange')
    .set({ appliedAt: sql<Date>`now()` })
    .where('changeId', '=', changeId)
    .execute()
}

/** The prices of a product that are to come, the next first; in cents. */
export const findProductSchedule = (db: Queryable, productId: number) =>
  db
    .selectFrom('scheduledPrice')
    .innerJoin('scheduledPriceChange', 'scheduledPriceChange.changeId', 'scheduledPrice.changeId')
    .select(['scheduledPriceChange.changeId', 'unitPriceCents as newPrice'])
    .select(shopMinute(sql`starts_at`).as('startsAt'))
    .where('productId', '=', productId)
    .where('canceledAt', 'is', null)
    .where('appliedAt', 'is', null)
    .orderBy(sql`starts_at`)
    .execute()
