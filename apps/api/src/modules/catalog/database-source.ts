import type { ListOptions } from '@mendwell/contract/catalog'
import { MAX_LIST } from '@mendwell/domain/limits'
import type { CatalogueReader } from './catalogue-reader.ts'
import type { CatalogueSource } from './catalogue-source.ts'
import { composePage, type FoundPage, spellCounts } from './compose-list.ts'
import { countFacets } from './facets.repository.ts'
import type { Scope } from './list-scope.repository.ts'
import { findProductIds } from './products.repository.ts'
import {
  countWordUses,
  findFirstMatching,
  findKnownWords,
  findSuggestedIds,
  findSuggestedNames,
  findWordHints,
} from './search.repository.ts'
import { findMeanings } from './synonyms.repository.ts'

/** One page of a list, counted and ordered by PostgreSQL. */
export async function findPage(
  reader: CatalogueReader,
  scope: Scope,
  { pageSize = MAX_LIST, ...options }: ListOptions,
): Promise<FoundPage> {
  const madeAtMs = reader.cache.nowMs()
  const [ids, counts] = await Promise.all([
    findProductIds(reader.db, scope, { ...options, pageSize }),
    countFacets(reader.db, scope, options),
  ])
  const page = { ids, counts: spellCounts(counts), page: options.page, pageSize, madeAtMs }
  return composePage(reader, page)
}

/** Lists and searches in PostgreSQL. */
export function databaseSource(reader: CatalogueReader): CatalogueSource {
  const { db } = reader
  return {
    madeAtMs: reader.cache.nowMs(),
    list: (scope, options) => findPage(reader, scope, options),
    findMeanings: (phrases) => findMeanings(db, phrases),
    findWordHints: (words) => findWordHints(db, words),
    findKnownWords: (words) => findKnownWords(db, words),
    countWordUses: (words) => countWordUses(db, words),
    findFirstMatching: (queries) => findFirstMatching(db, queries),
    suggestProducts: (scope, limit) => findSuggestedIds(db, scope, limit),
    suggestNames: (words, limit) => findSuggestedNames(db, words, limit),
  }
}
