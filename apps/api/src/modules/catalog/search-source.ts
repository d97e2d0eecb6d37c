import type { ListOptions } from '@mendwell/contract/catalog'
import type { Deps } from '../../deps.ts'
import { type CatalogueReader, catalogueReaderOf } from './catalogue-reader.ts'
import { openPage } from './compose-list.ts'
import { type FoundPage, spellSuggestion } from './found-page.ts'
import type { SearchScope } from './list-scope.repository.ts'
import {
  countWordUses,
  findFirstMatching,
  findKnownWords,
  findSuggestedIds,
  findSuggestedNames,
  findWordHints,
  type SuggestedNames,
  type WordHints,
} from './search.repository.ts'
import { indexSource } from './search-index/index-source.ts'
import { findMeanings, type Meaning, type Phrase } from './synonyms.repository.ts'

/** What a search asks of the catalogue; queries are texts of tsqueries (search-words.ts). */
export interface SearchSource {
  list(scope: SearchScope, options: ListOptions): Promise<FoundPage>
  /** What the phrases of a term mean besides themselves, by the words' stems in any order. */
  findMeanings(phrases: readonly Phrase[]): Promise<Meaning[]>
  /** What the catalogue knows about each word, in the order typed. */
  findWordHints(words: readonly string[]): Promise<WordHints[]>
  /** Which of these are words of the catalogue. */
  findKnownWords(words: readonly string[]): Promise<ReadonlySet<string>>
  /** In the names, brands and categories of how many active products each word occurs. */
  countWordUses(words: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The first of these queries that finds an active product. */
  findFirstMatching(queries: readonly string[]): Promise<string | undefined>
  /** Ids for the list below the search box. */
  suggestProducts(scope: SearchScope, limit: number): Promise<number[]>
  /** Active categories and brands whose name holds these words in this order. */
  suggestNames(words: readonly string[], limit: number): Promise<SuggestedNames>
}

/** The index of this process, or PostgreSQL while it is not there. */
export async function openSearchSource(
  deps: Pick<Deps, 'db' | 'replica' | 'cache' | 'searchIndex'>,
): Promise<SearchSource> {
  const reader = catalogueReaderOf(deps)
  const index = await deps.searchIndex?.current()
  if (index && deps.searchIndex) {
    return indexSource({ index, lexemes: deps.searchIndex.lexemes, reader })
  }
  return databaseSource(reader)
}

async function findPage(
  reader: CatalogueReader,
  scope: SearchScope,
  options: ListOptions,
): Promise<FoundPage> {
  const { matched, compose } = await openPage(reader, scope, options)
  return { matched, compose: (suggestion) => compose(spellSuggestion(suggestion)) }
}

const databaseSource = ({ db, ...rest }: CatalogueReader): SearchSource => ({
  list: (scope, options) => findPage({ db, ...rest }, scope, options),
  findMeanings: (phrases) => findMeanings(db, phrases),
  findWordHints: (words) => findWordHints(db, words),
  findKnownWords: (words) => findKnownWords(db, words),
  countWordUses: (words) => countWordUses(db, words),
  findFirstMatching: (queries) => findFirstMatching(db, queries),
  suggestProducts: (scope, limit) => findSuggestedIds(db, scope, limit),
  suggestNames: (words, limit) => findSuggestedNames(db, words, limit),
})
