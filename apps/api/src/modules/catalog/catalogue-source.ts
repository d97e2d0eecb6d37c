import type { ListOptions } from '@mendwell/contract/catalog'
import type { FoundPage } from './compose-list.ts'
import type { Scope, SearchScope } from './list-scope.repository.ts'
import type { SuggestedNames, WordHints } from './search.repository.ts'
import type { Meaning, Phrase } from './synonyms.repository.ts'

/** What lists and searches ask of the catalogue; queries are texts of tsqueries (search-words.ts). */
export interface CatalogueSource {
  /** A reading of the cache's clock: what is found has all that was committed before. */
  madeAtMs: number
  /** One page of a list; without a page size up to 500 products (Decisions §6). */
  list(scope: Scope, options: ListOptions): Promise<FoundPage>
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
