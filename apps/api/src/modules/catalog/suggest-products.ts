import type { ProductWire, SuggestedProduct, Suggestions } from '@mendwell/contract/catalog'
import { MAX_SUGGESTIONS } from '@mendwell/domain/limits'
import type * as z from 'zod/mini'
import type { Composed } from '../../cache/response-cache.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import type { CatalogueSource } from './catalogue-source.ts'
import { withCommas } from './compose-list.ts'
import { productCards } from './product-cards.ts'
import { rereadTerm } from './reread-term.ts'
import { searchScope } from './search-products.ts'
import { asPrefix, readTerm, type SearchTerm, withSpans } from './search-words.ts'
import { findSpans } from './term-spans.ts'
import { findMistakes } from './word-mistakes.ts'

/** Up to eight products, categories and brands for what has been typed so far (Decisions §6). */
export async function suggestProducts(
  source: CatalogueSource,
  typed: string,
  reader: CatalogueReader,
): Promise<Suggestions | Composed> {
  const term = readTerm(typed)
  if (term.words.length === 0) return { products: [], categories: [], brands: [] }
  const names = JSON.stringify(await source.suggestNames(term.words, MAX_SUGGESTIONS))
  const cards = await productCards.load(reader, await findProducts(source, term))
  const listed = withCommas(cards.map(({ value }) => shortened(value)))
  return {
    texts: ['{"products":[', ...listed, `],${names.slice(1)}`],
    madeAtMs: Math.min(source.madeAtMs, ...cards.map((card) => productCards.asOfMs(reader, card))),
  }
}

async function findProducts(source: CatalogueSource, term: SearchTerm): Promise<number[]> {
  const find = (query: string) => source.suggestProducts(searchScope(term, query), MAX_SUGGESTIONS)
  const found = await find(withSpans(term.words.map(asPrefix), await findSpans(source, term)))
  if (found.length > 0) return found
  const reading = await rereadTerm(source, term, await findMistakes(source, term.words))
  return reading ? find(reading.query) : []
}

/** What is suggested of a product as lists show it, in the contract's order. */
function shortened(card: string): string {
  const product: ProductWire = JSON.parse(card)
  const { productId, productName, category, categoryId, onlinePrice, imageUrl } = product
  const suggested = { productId, productName, category, categoryId, onlinePrice, imageUrl }
  return JSON.stringify(suggested satisfies z.input<typeof SuggestedProduct>)
}
