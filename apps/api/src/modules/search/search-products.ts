import type { ListOptions, ProductPage, SearchPage } from '@mendwell/contract/catalog/catalog'
import type { Queryable } from '../../db/db.ts'
import { findSuggestion, rereadInPart, rereadTerm } from './fall-back/reread-term.ts'
import { emptyPage } from './lists/empty-page.ts'
import { findPage } from './lists/list-page.ts'
import type { SearchScope } from './lists/list-scope.repository.ts'
import { queryAsTyped, readTerm, type SearchTerm } from './words/search-words.ts'
import { withMeanings } from './words/term-spans.ts'
import { findMistakes } from './words/word-mistakes.ts'

/** With fewer products than this a typing mistake is likely, though something was found. */
const FEW_PRODUCTS = 10

interface Asked {
  options: ListOptions
  /** Told of a term that no product fits wholly, in any reading; `partial` where some fit some of its words. */
  onMiss: (term: string, miss: { partial: boolean }) => Promise<void>
}

/**
 * Products for a search term (Decisions §6). A term that finds nothing as typed is read again with typing mistakes put
 * right; the suggestion says what may have been meant. Where no product fits all words, those that fit most are the
 * answer, which says so.
 */
export async function searchProducts(
  db: Queryable,
  typed: string,
  { options, onMiss }: Asked,
): Promise<SearchPage> {
  const read = readTerm(typed)
  if (read.words.length === 0) return asTyped(emptyPage(options))
  const term = await withMeanings(db, read)
  const query = queryAsTyped(term)
  const { matched, page } = await findPage(db, searchScope(term, query), options)
  if (matched >= FEW_PRODUCTS) return asTyped(page)
  const words = await findMistakes(db, term.words)
  if (matched > 0) {
    return { ...asTyped(page), suggestion: await findSuggestion(db, term, words) }
  }
  const reading = await rereadTerm(db, term, words)
  if (reading) {
    const { query, suggestion } = reading
    const scope = searchScope({ ...term, start: suggestion ?? term.start }, query)
    return { ...asTyped((await findPage(db, scope, options)).page), suggestion }
  }
  const inPart = await rereadInPart(db, term, words)
  await onMiss(term.words.join(' '), { partial: inPart !== undefined })
  if (inPart === undefined) return asTyped(page)
  const scope = searchScope({ ...term, start: inPart.start }, inPart.query)
  return { ...asTyped((await findPage(db, scope, options)).page), partial: true }
}

const asTyped = (page: ProductPage): SearchPage => ({ ...page, suggestion: null, partial: false })

/** The products that a tsquery finds, ranked by the term it was made from. */
export const searchScope = ({ code, start, claims }: SearchTerm, query: string): SearchScope => ({
  kind: 'search',
  query,
  code,
  start,
  claims,
})
