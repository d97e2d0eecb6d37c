import type { Queryable } from '../../../db/db.ts'

/** Products by their SKUs. */
export const findProductIds = (db: Queryable, skus: readonly string[]) =>
  db
    .selectFrom('product')
    .select(['productId', 'sku'])
    .where('sku', 'in', [...skus, ''])
    .execute()
