import type { Scope, SearchScope } from '../list-scope.repository.ts'
import { BRAND_ID, bitsOf, CATEGORY_ID, type FactRows, factOf } from './fact-rows.ts'
import { ACTIVE, type ProductFacts } from './product-facts.ts'
import { int32s } from './room.ts'

/** Which products a list has by itself, without being asked for words. */
type ListScope = Exclude<Scope, SearchScope>

/** The numbers of a list's active products before any filter, rising, for the work that is being done (inRoom). */
export const docsInScope = (scope: ListScope, facts: ProductFacts): Int32Array =>
  activeAmong(docsOf(scope, facts), facts.rows)

function docsOf(scope: ListScope, { rows, size }: ProductFacts): Int32Array {
  switch (scope.kind) {
    case 'all':
      return firstDocs(size)
    case 'category':
      return docsOfCategory(scope.categoryId, rows, size)
    case 'brands':
      return docsOfBrands(scope.brandIds, rows, size)
  }
}

function firstDocs(size: number): Int32Array {
  const docs = int32s(size)
  for (let doc = 0; doc < size; doc++) docs[doc] = doc
  return docs
}

function docsOfCategory(id: number, rows: FactRows, size: number): Int32Array {
  const docs = int32s(size)
  let end = 0
  for (let doc = 0; doc < size; doc++) if (factOf(rows, doc, CATEGORY_ID) === id) docs[end++] = doc
  return docs.subarray(0, end)
}

function docsOfBrands(ids: readonly number[], rows: FactRows, size: number): Int32Array {
  const wanted = new Set(ids)
  const docs = int32s(size)
  let end = 0
  for (let doc = 0; doc < size; doc++)
    if (wanted.has(factOf(rows, doc, BRAND_ID))) docs[end++] = doc
  return docs.subarray(0, end)
}

/** Those of the numbers that are of active products. */
export function activeAmong(docs: Int32Array, rows: FactRows): Int32Array {
  const active = int32s(docs.length)
  let end = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    if ((bitsOf(rows, doc) & ACTIVE) !== 0) active[end++] = doc
  }
  return active.subarray(0, end)
}
