import type { ProductPage } from '@mendwell/contract/catalog/catalog'
import type { ListOptions } from '@mendwell/contract/lists/list-options'
import { MAX_LIST } from '@mendwell/domain/orders/limits'
import type { Queryable } from '../../../db/db.ts'
import { presentProduct } from '../../catalog/products/present-product.ts'
import { findActiveProductRows } from '../../catalog/products/products.repository.ts'
import { findFamilyCards } from '../../families/families.repository.ts'
import { emptyPage } from './empty-page.ts'
import type { Scope } from './list-scope.repository.ts'
import { findListed } from './listed.repository.ts'
import { findCandidates } from './pages.repository.ts'
import { presentFacets } from './present-facets.ts'

/** A page of a list, and the number of products before its filters. */
export interface FoundPage {
  matched: number
  page: ProductPage
  /** Whether a search found more products than it counts and sorts. */
  isCapped: boolean
}

/** One page of a list with its counts; without a page size up to 500 products (Decisions §6). */
export async function findPage(
  db: Queryable,
  scope: Scope,
  options: ListOptions,
): Promise<FoundPage> {
  if (scope.kind !== 'search') return { ...(await pageOf(db, scope, options)), isCapped: false }
  const { ids: candidates, isCapped } = await findCandidates(db, scope)
  if (candidates.length === 0) return { matched: 0, page: emptyPage(options), isCapped }
  return { ...(await pageOf(db, { ...scope, candidates }, options)), isCapped }
}

async function pageOf(
  db: Queryable,
  scope: Scope,
  { pageSize = MAX_LIST, ...options }: ListOptions,
): Promise<Omit<FoundPage, 'isCapped'>> {
  const { ids, ...counts } = await findListed(db, scope, { ...options, pageSize })
  return {
    matched: counts.matched,
    page: {
      productList: await presentProducts(db, ids, options.families ?? false),
      total: counts.total,
      page: options.page,
      pageSize,
      facets: presentFacets(counts, options.fact),
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
