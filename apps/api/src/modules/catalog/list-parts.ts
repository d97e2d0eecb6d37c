import { LIST_MAX_AGE_MS, LIVE_MAX_AGE_MS, MAX_STALE_MS } from '../../cache/keep-answers.ts'
import { type KeptValues, makeKeptValues } from '../../cache/kept-values.ts'
import type { ResponseCache } from '../../cache/response-cache.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import type { Scope } from './list-scope.repository.ts'

/** How many products a list has, and its facets as they go over the wire. */
export interface ListCounts {
  /** Products before and after the filters. */
  matched: number
  total: number
  facets: Buffer
}

/** What an answer that was never asked before is put together from (decision 0016). */
export interface ListParts {
  /** Products as they stand in a list, by id. */
  cards: KeptValues<Buffer>
  /** Ids in the order of a list. */
  orders: KeptValues<Int32Array>
  /** By scope and filters: neither the page nor the order changes them. */
  counts: KeptValues<ListCounts>
}

/** Shares of the bytes that whole answers may take, on top of them. */
const SHARE = { cards: 1 / 4, orders: 1 / 16, counts: 1 / 8 }

const partsOfCaches = new WeakMap<ResponseCache, ListParts>()

/** The parts that are kept beside the answers of a cache; a cache that keeps nothing keeps no parts. */
export function partsOf({ cache, isBehind }: Omit<CatalogueReader, 'db'>): ListParts {
  const known = partsOfCaches.get(cache)
  if (known) return known
  const keep = <Value>(share: number, bytesOf: (value: Value) => number) =>
    makeKeptValues<Value>(cache, {
      maxBytes: share * cache.maxBytes,
      maxAgeMs: LIST_MAX_AGE_MS,
      maxProvenMs: isBehind ? 0 : LIVE_MAX_AGE_MS,
      maxStaleMs: MAX_STALE_MS,
      bytesOf,
    })
  const parts: ListParts = {
    cards: keep(SHARE.cards, (bytes: Buffer) => bytes.length),
    orders: keep(SHARE.orders, (ids: Int32Array) => ids.byteLength),
    counts: keep(SHARE.counts, ({ facets }: ListCounts) => facets.length),
  }
  partsOfCaches.set(cache, parts)
  return parts
}

/** What is found depends on the synonyms too. */
export const SEARCH_TAGS = ['catalog', 'search']

/** What a list shows: one of a category changes with its own products, every other one with any product. */
export function tagsOf(scope: Scope): string[] {
  switch (scope.kind) {
    case 'category':
      return [`category:${scope.categoryId}`]
    case 'search':
      return SEARCH_TAGS
    default:
      return ['catalog']
  }
}
