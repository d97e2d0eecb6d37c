import type { ListOptions, ProductPage } from '@mendwell/contract/catalog'
import { MAX_LIST } from '@mendwell/domain/limits'
import type { Queryable } from '../../../db/db.ts'
import { presentProduct } from '../../catalog/products/present-product.ts'
import { findActiveProductRows } from '../../catalog/products/products.repository.ts'
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
  const rows = ids.length === 0 ? [] : await findActiveProductRows(db, ids)
  return {
    matched: counts.matched,
    page: {
      productList: rows.map(presentProduct),
      total: counts.total,
      page: options.page,
      pageSize,
      facets: presentFacets(counts),
    },
  }
}
