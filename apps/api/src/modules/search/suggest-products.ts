import type { Suggestions } from '@mendwell/contract/catalog/catalog'
import { MAX_SUGGESTIONS } from '@mendwell/domain/orders/limits'
import type { Queryable } from '../../db/db.ts'
import { presentProduct } from '../catalog/products/present-product.ts'
import { findActiveProductRows } from '../catalog/products/products.repository.ts'
import { rereadTerm } from './fall-back/reread-term.ts'
import type { SearchScope } from './lists/list-scope.repository.ts'
import { findSuggestedIds } from './lists/pages.repository.ts'
import { findSuggestedNames } from './suggested-names.repository.ts'
import { asPrefix, exactly, readTerm, type SearchTerm, withSpans } from './words/search-words.ts'
import { withMeanings } from './words/term-spans.ts'
import { findMistakes } from './words/word-mistakes.ts'

/** Up to eight products, categories and brands for what has been typed so far (Decisions §6). */
export async function suggestProducts(db: Queryable, typed: string): Promise<Suggestions> {
  const term = readTerm(typed)
  if (term.words.length === 0) return { products: [], categories: [], brands: [] }
  const [names, ids] = await Promise.all([
    findSuggestedNames(db, term.words, MAX_SUGGESTIONS),
    findProducts(db, term),
  ])
  const rows = ids.length === 0 ? [] : await findActiveProductRows(db, ids)
  return { products: rows.map(presentProduct), ...names }
}

async function findProducts(db: Queryable, read: SearchTerm): Promise<number[]> {
  const [term = read] = await withMeanings(db, [read])
  const find = (query: string) => findSuggestedIds(db, wordsScope(term, query), MAX_SUGGESTIONS)
  const { words } = term
  const queries = [...words.slice(0, -1).map(exactly), ...words.slice(-1).map(asPrefix)]
  const found = await find(withSpans(queries, term.spans))
  if (found.length > 0) return found
  const reading = await rereadTerm(db, term, await findMistakes(db, term.words))
  return reading ? find(reading.query) : []
}

/** The products with these words, whatever their kind. */
const wordsScope = ({ code, start, claims }: SearchTerm, query: string): SearchScope => ({
  kind: 'search',
  query,
  code,
  start,
  claims,
  productIds: null,
  candidates: null,
  kinds: [],
  reach: [],
  words: [],
  head: '',
  headKinds: [],
  without: '',
  stated: '',
  notKinds: [],
  isSituation: false,
  capacity: null,
})
