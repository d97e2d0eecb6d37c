import { type SuggestedProduct, Suggestions } from '@mendwell/contract/catalog'
import { inDollars } from '@mendwell/contract/shapes'
import { MAX_SUGGESTIONS } from '@mendwell/domain/limits'
import { cartUnitPrice } from '@mendwell/domain/pricing'
import * as z from 'zod/mini'
import type { Composed } from '../../cache/response-cache.ts'
import { productImageUrl } from '../media/image-url.ts'
import { makeCardShelf } from './card-shelf.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import type { CatalogueSource } from './catalogue-source.ts'
import { rereadTerm } from './reread-term.ts'
import { findSuggestedRows, type SuggestedRow } from './search.repository.ts'
import { searchScope } from './search-products.ts'
import { asPrefix, readTerm, type SearchTerm, withSpans } from './search-words.ts'
import { findSpans } from './term-spans.ts'
import { findMistakes } from './word-mistakes.ts'

/** Some 4,000 products. */
const cards = makeCardShelf({
  share: 1 / 12,
  read: async (db, ids) =>
    (await findSuggestedRows(db, ids)).map((row) => [row.productId, serialize(row)]),
})
const Names = z.pick(Suggestions, { categories: true, brands: true })

/** Up to eight products, categories and brands for what has been typed so far (Decisions §6). */
export async function suggestProducts(
  source: CatalogueSource,
  typed: string,
  reader: CatalogueReader,
): Promise<Suggestions | Composed> {
  const term = readTerm(typed)
  if (term.words.length === 0) return { products: [], categories: [], brands: [] }
  const names = JSON.stringify(
    z.encode(Names, await source.suggestNames(term.words, MAX_SUGGESTIONS)),
  )
  const products = await cards.load(reader, await findProducts(source, term))
  const listed = products.map(({ value }) => value).join(',')
  return {
    text: `{"products":[${listed}],${names.slice(1)}`,
    madeAtMs: Math.min(source.madeAtMs, ...products.map((card) => cards.asOfMs(reader, card))),
  }
}

async function findProducts(source: CatalogueSource, term: SearchTerm): Promise<number[]> {
  const find = (query: string) => source.suggestProducts(searchScope(term, query), MAX_SUGGESTIONS)
  const found = await find(withSpans(term.words.map(asPrefix), await findSpans(source, term)))
  if (found.length > 0) return found
  const reading = await rereadTerm(source, term, await findMistakes(source, term.words))
  return reading ? find(reading.query) : []
}

/** The text of the contract's encoding, in its order. */
function serialize(row: SuggestedRow): string {
  const { productId, productName, category, categoryId, imageHash } = row
  const onlinePrice = inDollars(cartUnitPrice(row, row.onlineDiscount))
  const imageUrl = productImageUrl(productId, imageHash)
  const product = { productId, productName, category, categoryId, onlinePrice, imageUrl }
  return JSON.stringify(product satisfies z.input<typeof SuggestedProduct>)
}
