import type { Kept } from '../../cache/kept-values.ts'
import type { Composed } from '../../cache/response-cache.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import type { FacetCounts } from './facets.repository.ts'
import { productCards } from './product-cards.ts'
import { spellFacets } from './spell-facets.ts'

/** A page of a list, whose products are not read yet. */
export interface FoundPage {
  /** Products before the filters. */
  matched: number
  /**
   * The contract's ProductPage as it goes over the wire; `more` are further members of the answer, as
   * JSON with a comma in front.
   */
  compose(more?: string): Promise<Composed>
}

/** How many products a list has, and its facets as they go over the wire. */
export interface ListCounts {
  /** Products before and after the filters. */
  matched: number
  total: number
  facets: string
}

export const spellCounts = (counts: FacetCounts): ListCounts => ({
  matched: counts.matched,
  total: counts.total,
  facets: spellFacets(counts),
})

interface Page {
  ids: readonly number[]
  counts: ListCounts
  page: number
  pageSize: number
  /** A reading of the clock: the products belonged to the page then, or later. */
  madeAtMs: number
}

/** A page put together from its products, each of which is kept once it was encoded, and the counts of its list. */
export const composePage = (reader: CatalogueReader, { ids, ...page }: Page): FoundPage => ({
  matched: page.counts.matched,
  async compose(more) {
    const cards = await productCards.load(reader, ids)
    return {
      texts: spell(cards, page, more),
      madeAtMs: Math.min(page.madeAtMs, ...cards.map((card) => productCards.asOfMs(reader, card))),
    }
  },
})

/** The same text as JSON.stringify would give of the encoded page. */
function spell(
  cards: readonly Kept<string>[],
  { counts, page, pageSize }: Omit<Page, 'ids'>,
  more = '',
): string[] {
  const figures = `"total":${counts.total},"page":${page},"pageSize":${pageSize}`
  return [
    '{"productList":[',
    ...withCommas(cards.map(({ value }) => value)),
    `],${figures},"facets":`,
    counts.facets,
    `${more}}`,
  ]
}

export const withCommas = (texts: readonly string[]): string[] =>
  texts.flatMap((text, place) => (place === 0 ? [text] : [',', text]))
