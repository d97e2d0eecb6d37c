import type { Scope, SearchScope } from '../list-scope.repository.ts'
import { ACTIVE, type ProductFacts } from './product-facts.ts'
import { inRoom, int32s } from './room.ts'

/** The numbers of a list's active products before any filter, rising. */
export function docsInScope(
  scope: Exclude<Scope, SearchScope>,
  { columns, size }: ProductFacts,
): Int32Array {
  switch (scope.kind) {
    case 'all':
      return inRoom(() => activeAmong(firstDocs(size), columns))
    case 'category':
      return inRoom(() => activeAmong(docsOf(scope.categoryId, columns.categoryId, size), columns))
    case 'brands':
      return inRoom(() => activeAmong(docsOfAny(scope.brandIds, columns.brandId, size), columns))
  }
}

function firstDocs(size: number): Int32Array {
  const docs = int32s(size)
  for (let doc = 0; doc < size; doc++) docs[doc] = doc
  return docs
}

function docsOf(id: number, idOf: Int32Array, size: number): Int32Array {
  const docs = int32s(size)
  let end = 0
  for (let doc = 0; doc < size; doc++) if (idOf[doc] === id) docs[end++] = doc
  return docs.subarray(0, end)
}

function docsOfAny(ids: readonly number[], idOf: Int32Array, size: number): Int32Array {
  const wanted = new Set(ids)
  const docs = int32s(size)
  let end = 0
  for (let doc = 0; doc < size; doc++) if (wanted.has(idOf[doc] as number)) docs[end++] = doc
  return docs.subarray(0, end)
}

/** Those of the numbers that are of active products, in memory of their own. */
export function activeAmong(docs: Int32Array, { bits }: ProductFacts['columns']): Int32Array {
  const active = int32s(docs.length)
  let end = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    if (((bits[doc] as number) & ACTIVE) !== 0) active[end++] = doc
  }
  return active.slice(0, end)
}
