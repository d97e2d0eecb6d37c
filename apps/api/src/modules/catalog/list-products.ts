import type { Facets, ListOptions, ProductPage } from '@mendwell/contract/catalog'
import { MAX_LIST } from '@mendwell/domain/limits'
import type { Queryable } from '../../db/db.ts'
import { countFacets } from './facets.repository.ts'
import type { Scope } from './list-scope.repository.ts'
import { presentFacets } from './present-facets.ts'
import { presentProduct } from './present-product.ts'
import { findProductRows } from './products.repository.ts'

/**
 * One page of a list with its total and facets; without a page size up to 500 (Decisions §6).
 * `matched` counts the products before the filters.
 */
export async function listProducts(
  db: Queryable,
  scope: Scope,
  options: ListOptions,
): Promise<ProductPage & { matched: number }> {
  const pageSize = options.pageSize ?? MAX_LIST
  const [rows, counts] = await Promise.all([
    findProductRows(db, scope, { ...options, pageSize }),
    countFacets(db, scope, options),
  ])
  return {
    productList: rows.map(presentProduct),
    total: counts.total,
    matched: counts.matched,
    page: options.page,
    pageSize,
    facets: presentFacets(counts),
  }
}

/** The page of a list that nothing belongs to. */
export const emptyPage = ({ page, pageSize = MAX_LIST }: ListOptions): ProductPage => ({
  productList: [],
  total: 0,
  page,
  pageSize,
  facets: NO_FACETS,
})

const NO_FACETS: Facets = {
  categories: [],
  brands: [],
  price: null,
  inStock: 0,
  onBackorder: 0,
  onSale: 0,
  rated4: 0,
  latexFree: 0,
  sterile: 0,
  singleUse: 0,
  rx: 0,
  taxExempt: 0,
  hasHcpcs: 0,
}
