import type { Scope, SearchScope } from '../list-scope.repository.ts'
import { keep } from './find-matching.ts'
import { ACTIVE, type ProductFacts } from './product-facts.ts'

/** The numbers of a list's active products before any filter, rising. */
export function docsInScope(
  scope: Exclude<Scope, SearchScope>,
  { columns, size }: ProductFacts,
): Int32Array {
  const belongs = ruleOf(scope, columns)
  const docs = new Int32Array(size)
  let end = 0
  for (let doc = 0; doc < size; doc++) {
    if (((columns.bits[doc] as number) & ACTIVE) !== 0 && belongs(doc)) docs[end++] = doc
  }
  return docs.slice(0, end)
}

function ruleOf(
  scope: Exclude<Scope, SearchScope>,
  { categoryId, brandId }: ProductFacts['columns'],
): (doc: number) => boolean {
  switch (scope.kind) {
    case 'all':
      return () => true
    case 'category':
      return (doc) => categoryId[doc] === scope.categoryId
    case 'brands': {
      const wanted = new Set(scope.brandIds)
      return (doc) => wanted.has(brandId[doc] as number)
    }
  }
}

/** Those of the numbers that are of active products. */
export const activeAmong = (docs: Int32Array, { columns: { bits } }: ProductFacts): Int32Array =>
  keep(docs, (at) => ((bits[docs[at] as number] as number) & ACTIVE) !== 0)
