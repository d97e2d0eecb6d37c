import type { Queryable } from '../../../db/db.ts'
import { presentProduct } from '../../catalog/products/present-product.ts'
import { findActiveProductRows } from '../../catalog/products/products.repository.ts'
import { findProductIdsByCodes } from './codes.repository.ts'

/** A billing code covers dozens of products: this many are offered to choose from. */
const OFFERED = 8

/** The products of codes, for each code in the given order. */
export async function findByCodes(db: Queryable, codes: readonly string[]) {
  const found = await findProductIdsByCodes(db, codes, OFFERED)
  const ids = [...new Set(found.flatMap(({ productIds }) => productIds))]
  const rows = ids.length === 0 ? [] : await findActiveProductRows(db, ids)
  const products = new Map(rows.map((row) => [row.productId, presentProduct(row)]))
  return found.map(({ code, productIds, total }) => ({
    code,
    products: productIds.flatMap((id) => products.get(id) ?? []),
    total,
  }))
}
