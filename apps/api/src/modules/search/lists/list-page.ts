import type { ProductPage } from '@mendwell/contract/catalog/catalog'
import type { ListOptions } from '@mendwell/contract/lists/list-options'
import { MAX_LIST } from '@mendwell/domain/orders/limits'
import type { Queryable } from '../../../db/db.ts'
import { presentProduct } from '../../catalog/products/present-product.ts'
import { findActiveProductRows } from '../../catalog/products/products.repository.ts'
import { findFamilyCards } from '../../families/families.repository.ts'
import { countFacets } from './facets.repository.ts'
import type { Scope } from './list-scope.repository.ts'
import { findPageIds } from './pages.repository.ts'
import { presentFacets } from './present-facets.ts'

/** A page of a list, and how many products the list has before its filters. */
export interface FoundPage {
  matched: number
  page: ProductPage
}

/** One page of a list with its counts; without a page size up to 500 products (Decisions §6). */
export async function findPage(
  db: Queryable,
  scope: Scope,
  { pageSize = MAX_LIST, ...options }: ListOptions,
): Promise<FoundPage> {
  const [ids, counts] = await Promise.all([
    findPageIds(db, scope, { ...options, pageSize }),
    countFacets(db, scope, options),
  ])
  return {
    matched: counts.matched,
    page: {
      productList: await presentProducts(db, ids, options.families ?? false),
      total: counts.total,
      page: options.page,
      pageSize,
      facets: presentFacets(counts),
    },
  }
}

async function presentProducts(db: Queryable, ids: readonly number[], withFamilies: boolean) {
  if (ids.length === 0) return []
  const [rows, families] = await Promise.all([
    findActiveProductRows(db, ids),
    withFamilies ? findFamilyCards(db, ids) : null,
  ])
  return rows.map((row) => {
    const family = families?.get(row.productId)
    return family ? { ...presentProduct(row), family } : presentProduct(row)
  })
}
