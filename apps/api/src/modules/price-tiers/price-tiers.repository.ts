import type { MilliPercent } from '@mendwell/domain/money/money'
import type { OfferedTier } from '@mendwell/domain/prices/price-tiers'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { onlineDiscount } from '../catalog/products/shown-price.sql.ts'

/** The parts of a product that its tiers need; its prices as staff entered them, in cents. */
export async function findTieredProduct(db: Queryable, productId: number) {
  return db
    .selectFrom('product')
    .select([
      'unitPriceCents',
      'salePriceCents',
      'cutPrice',
      sql<
        number | null
      >`(select timed.cents from public.timed_sale_at(product.product_id, product.category_id,
        product.brand_id, product.unit_price_cents, now()) as timed)`.as('timedSaleCents'),
      sql<MilliPercent>`${onlineDiscount}`.as('onlineDiscount'),
    ])
    .where('productId', '=', productId)
    .executeTakeFirst()
}

/** Concurrent changes of one product's tiers wait for each other; orders wait for neither. */
export async function lockTiers(tx: Queryable, productId: number): Promise<void> {
  await sql`select from product where product_id = ${productId} for no key update`.execute(tx)
}

/** The tiers of a product, those for everyone first, in the order of their pieces. */
export async function findTiers(db: Queryable, productId: number): Promise<OfferedTier[]> {
  const rows = await db
    .selectFrom('priceTier')
    .select(['groupKey', 'fromQuantity', 'kind', 'cents', 'rate'])
    .where('productId', '=', productId)
    .orderBy(sql`group_key nulls first`)
    .orderBy('fromQuantity')
    .execute()
  return rows.map(({ groupKey, fromQuantity, kind, cents, rate }) => ({
    group: groupKey,
    from: fromQuantity,
    price:
      kind === 'PRICE'
        ? { type: 'PRICE', cents: cents ?? 0 }
        : { type: 'PERCENT_OFF', rate: rate ?? 0 },
  }))
}

/** All groups of customers. */
export const findAllGroups = (db: Queryable) =>
  db.selectFrom('customerGroup').select(['groupKey as group', 'name']).orderBy('name').execute()

/** The existing ones of these groups. */
export async function findGroups(db: Queryable, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('customerGroup')
    .select('groupKey')
    .where('groupKey', 'in', keys)
    .execute()
  return rows.map(({ groupKey }) => groupKey)
}

/** Replaces all tiers of a product. */
export async function replaceTiers(
  tx: Queryable,
  productId: number,
  tiers: readonly OfferedTier[],
): Promise<void> {
  await tx.deleteFrom('priceTier').where('productId', '=', productId).execute()
  if (tiers.length === 0) return
  await tx
    .insertInto('priceTier')
    .values(
      tiers.map(({ group, from, price }) => ({
        productId,
        groupKey: group,
        fromQuantity: from,
        kind: price.type,
        cents: price.type === 'PRICE' ? price.cents : null,
        rate: price.type === 'PERCENT_OFF' ? price.rate : null,
      })),
    )
    .execute()
}
