import type { Scope, SearchScope } from '../list-scope.repository.ts'
import { ACTIVE, type ProductFacts } from './product-facts.ts'

/** The numbers of a list's active products before any filter, rising. */
export function docsInScope(
  scope: Exclude<Scope, SearchScope>,
  { columns, size }: ProductFacts,
): Int32Array {
  switch (scope.kind) {
    case 'all':
      return activeAmong(firstDocs(size), columns)
    case 'category':
      return activeAmong(docsOf(scope.categoryId, columns.categoryId, size), columns)
    case 'brands':
      return activeAmong(docsOfAny(scope.brandIds, columns.brandId, size), columns)
  }
}

function firstDocs(size: number): Int32Array {
  const docs = new Int32Array(size)
  for (let doc = 0; doc < size; doc++) docs[doc] = doc
  return docs
}

function docsOf(id: number, idOf: Int32Array, size: number): Int32Array {
  const docs: number[] = []
  for (let doc = 0; doc < size; doc++) if (idOf[doc] === id) docs.push(doc)
  return Int32Array.from(docs)
}

function docsOfAny(ids: readonly number[], idOf: Int32Array, size: number): Int32Array {
  const wanted = new Set(ids)
  const docs: number[] = []
  for (let doc = 0; doc < size; doc++) if (wanted.has(idOf[doc] as number)) docs.push(doc)
  return Int32Array.from(docs)
}

/** Those of the numbers that are of active products. */
export function activeAmong(docs: Int32Array, { bits }: ProductFacts['columns']): Int32Array {
  const active = new Int32Array(docs.length)
  let end = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    if (((bits[doc] as number) & ACTIVE) !== 0) active[end++] = doc
  }
  return active.subarray(0, end)
}
