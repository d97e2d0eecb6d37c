import type { ListOptions, SearchPage } from '@mendwell/contract/catalog'
import type { Composed } from '../../cache/response-cache.ts'
import type { CatalogueSource } from './catalogue-source.ts'
import { emptyPage } from './list-products.ts'
import type { SearchScope } from './list-scope.repository.ts'
import { findSuggestion, rereadInPart, rereadTerm } from './reread-term.ts'
import { queryAsTyped, readTerm, type SearchTerm } from './search-words.ts'
import { findSpans } from './term-spans.ts'
import { findMistakes } from './word-mistakes.ts'

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
  source: CatalogueSource,
  typed: string,
  { options, onMiss }: Asked,
): Promise<SearchPage | Composed> {
  const term = readTerm(typed)
  if (term.words.length === 0) return { ...emptyPage(options), suggestion: null, partial: false }
  const query = queryAsTyped(term, await findSpans(source, term))
  const asTyped = await source.list(searchScope(term, query), options)
  if (asTyped.matched >= FEW_PRODUCTS) return asTyped.compose(asMembers(null))
  const words = await findMistakes(source, term.words)
  if (asTyped.matched > 0) {
    return asTyped.compose(asMembers(await findSuggestion(source, term, words)))
  }
  const reading = await rereadTerm(source, term, words)
  if (reading) {
    const { query, suggestion } = reading
    const scope = searchScope({ ...term, start: suggestion ?? term.start }, query)
    return (await source.list(scope, options)).compose(asMembers(suggestion))
  }
  const inPart = await rereadInPart(source, term, words)
  await onMiss(term.words.join(' '), { partial: inPart !== undefined })
  if (inPart === undefined) return asTyped.compose(asMembers(null))
  const scope = searchScope({ ...term, start: inPart.start }, inPart.query)
  const some = await source.list(scope, options)
  return some.compose(asMembers(null, true))
}

/** What a search's answer has beyond a list's. */
const asMembers = (suggestion: string | null, partial = false) =>
  `,"suggestion":${JSON.stringify(suggestion)},"partial":${partial}`

/** The products that a tsquery finds, ranked by the term it was made from. */
export const searchScope = ({ code, start }: SearchTerm, query: string): SearchScope => ({
  kind: 'search',
  query,
  code,
  start,
})
