import type { ListOptions } from '@mendwell/contract/catalog'
import { MAX_LIST } from '@mendwell/domain/limits'
import type { Kept } from '../../cache/kept-values.ts'
import type { Composed } from '../../cache/response-cache.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import { loadCounts } from './list-counts.ts'
import { loadOrder } from './list-order.ts'
import { type ListCounts, partsOf } from './list-parts.ts'
import type { Scope } from './list-scope.repository.ts'
import { loadCards } from './product-cards.ts'

/** One page of a list as the contract's ProductPage spells it. */
export async function composeList(
  reader: CatalogueReader,
  scope: Scope,
  options: ListOptions,
): Promise<Composed> {
  const { compose } = await openPage(reader, scope, options)
  return compose()
}

/**
 * One page of a list, put together from parts that are kept: the order, the counts and, once it is composed, each
 * product. Without a page size up to 500 (Decisions §6).
 */
export async function openPage(reader: CatalogueReader, scope: Scope, options: ListOptions) {
  const { page, pageSize = MAX_LIST } = options
  const [order, counts] = await Promise.all([
    loadOrder(reader, scope, { ...options, pageSize }),
    loadCounts(reader, scope, options),
  ])
  const madeAtMs = Math.min(order.asOfMs, partsOf(reader).counts.asOfMs(counts))
  return {
    /** Products before the filters. */
    matched: counts.value.matched,
    /** `more` are further members of the answer, as JSON with a comma in front. */
    compose: (more?: string) =>
      composePage(reader, {
        ids: order.ids,
        counts: counts.value,
        ...{ page, pageSize, madeAtMs, more },
      }),
  }
}

interface Page extends Omit<Composed, 'bytes'> {
  ids: Int32Array
  counts: Pick<ListCounts, 'total' | 'facets'>
  page: number
  pageSize: number
  /** Further members of the answer, as JSON with a comma in front. */
  more?: string | undefined
}

/** A page of these products; `madeAtMs` is when it was known that they belong to it. */
export async function composePage(
  reader: CatalogueReader,
  { ids, madeAtMs, ...page }: Page,
): Promise<Composed> {
  const cards = await loadCards(reader, ids)
  return {
    bytes: spell(cards, page),
    madeAtMs: Math.min(madeAtMs, ...cards.map(partsOf(reader).cards.asOfMs)),
  }
}

const COMMA = Buffer.from(',')

/** The same bytes as JSON.stringify would give of the encoded page. */
function spell(
  cards: readonly Kept<Buffer>[],
  { counts: { total, facets }, page, pageSize, more = '' }: Omit<Page, 'ids' | 'madeAtMs'>,
): Buffer {
  const listed = cards.flatMap(({ value }, index) => (index === 0 ? [value] : [COMMA, value]))
  const figures = `],"total":${total},"page":${page},"pageSize":${pageSize},"facets":`
  return Buffer.concat([
    Buffer.from('{"productList":['),
    ...listed,
    Buffer.from(figures),
    facets,
    Buffer.from(`${more}}`),
  ])
}
