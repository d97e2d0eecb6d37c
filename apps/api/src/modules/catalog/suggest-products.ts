import type { Suggestions } from '@mendwell/contract/catalog'
import { MAX_SUGGESTIONS } from '@mendwell/domain/limits'
import { cartUnitPrice } from '@mendwell/domain/pricing'
import { productImageUrl } from '../media/image-url.ts'
import { rereadTerm } from './reread-term.ts'
import type { SuggestedRow } from './search.repository.ts'
import { searchScope } from './search-products.ts'
import type { SearchSource } from './search-source.ts'
import { asPrefix, readTerm, type SearchTerm, withSpans } from './search-words.ts'
import { findSynonymSpans } from './synonym-spans.ts'

/** Up to eight products, categories and brands for what has been typed so far (Decisions §6). */
export async function suggestProducts(source: SearchSource, typed: string): Promise<Suggestions> {
  const term = readTerm(typed)
  if (term.words.length === 0) return { products: [], categories: [], brands: [] }
  const [products, names] = await Promise.all([
    findProducts(source, term),
    source.suggestNames(term.words, MAX_SUGGESTIONS),
  ])
  return { products: products.map(presentSuggestion), ...names }
}

async function findProducts(source: SearchSource, term: SearchTerm) {
  const find = (query: string) => source.suggestProducts(searchScope(term, query), MAX_SUGGESTIONS)
  const spans = [...term.spans, ...(await findSynonymSpans(source, term))]
  const found = await find(withSpans(term.words.map(asPrefix), spans))
  if (found.length > 0) return found
  const reading = await rereadTerm(source, term)
  return reading ? find(reading.query) : []
}

function presentSuggestion(row: SuggestedRow) {
  const { productId, productName, category, categoryId, imageHash } = row
  return {
    productId,
    productName,
    category,
    categoryId,
    onlinePrice: cartUnitPrice(row, row.onlineDiscount),
    imageUrl: productImageUrl(productId, imageHash),
  }
}
