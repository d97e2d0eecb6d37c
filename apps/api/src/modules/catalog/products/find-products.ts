import type { Product } from '@mendwell/contract/catalog/catalog'
import { MAX_LIST, MAX_RELATED } from '@mendwell/domain/orders/limits'
import type { Queryable } from '../../../db/db.ts'
import { presentProduct } from './present-product.ts'
import { findPopularRows, findRelatedRows } from './products.repository.ts'

interface ProductList {
  productList: Product[]
}

/** Popular products, at most 500; of one department if given. */
export async function findPopular(
  db: Queryable,
  { dept, limit = MAX_LIST }: { dept?: string; limit?: number | undefined } = {},
): Promise<ProductList> {
  const rows = await findPopularRows(db, dept === undefined ? { limit } : { limit, dept })
  return { productList: rows.map(presentProduct) }
}

interface RelatedTo {
  productId: number
  categoryId: number
  brandId: number | null
}

/** Related products: same category, then same brand; at most 12 (Decisions §6). */
export async function findRelated(db: Queryable, related: RelatedTo): Promise<ProductList> {
  const rows = await findRelatedRows(db, { ...related, limit: MAX_RELATED })
  return { productList: rows.map(presentProduct) }
}
