import { readFactKey } from '@mendwell/domain/facts/facts'
import {
  MAX_PRICE_FILTER,
  MAX_SEARCH_LENGTH,
  MIN_PRICE_FILTER,
} from '@mendwell/domain/orders/limits'
import { type ListChoices, SORTS, TRAITS } from '../../../api/catalog/catalog.ts'

/** -1 stands for all products: search results and brands (Specification §2). */
export const ALL_CATEGORIES = -1

/** Within a department. */
const MAX_NAME = 60

/** What a shop URL asks for. */
export interface ShopView {
  categoryId: number
  /** The search term; empty when browsing. */
  term: string
  choices: ListChoices
}

/** Parses the URL; invalid parts are dropped, so that no link ever breaks. */
export function readView(categoryId: string | undefined, search: URLSearchParams): ShopView {
  const id = categoryId && /^(-1|\d{1,9})$/.test(categoryId) ? Number(categoryId) : 0
  const term = (search.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
  return { categoryId: id, term: id === ALL_CATEGORIES ? term : '', choices: readChoices(search) }
}

function readChoices(search: URLSearchParams): ListChoices {
  const flag = (name: string) => (search.get(name) === 'true' ? true : undefined)
  return {
    kind: kindOf(search.get('kind')),
    page: wholeNumber(search.get('page')),
    department: namesOf(search.getAll('department')),
    categoryId: idsOf(search.getAll('categoryId')),
    brandId: idsOf(search.getAll('brandId')),
    fact: factsOf(search.getAll('fact')),
    device: keysOf(search.getAll('device')),
    ...readPrices(search),
    orderable: flag('orderable'),
    inStock: flag('inStock'),
    onBackorder: flag('onBackorder'),
    onSale: flag('onSale'),
    minRating: wholeNumber(search.get('minRating'), 5),
    ...Object.fromEntries(TRAITS.map((trait) => [trait, flag(trait)])),
    exact: flag('exact'),
    sort: SORTS.find((sort) => sort === search.get('sort')),
  }
}

/** The key of a kind, if valid. */
const kindOf = (text: string | null) =>
  text !== null && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined

/** Keys of devices, comma-separated or repeated. */
function keysOf(values: string[]): string[] | undefined {
  const keys = values
    .flatMap((value) => value.split(','))
    .filter((key) => kindOf(key) !== undefined)
  return keys.length > 0 ? [...new Set(keys)].slice(0, 20) : undefined
}

/** Stated facts such as size-M, comma-separated or repeated. */
function factsOf(values: string[]): string[] | undefined {
  const keys = values
    .flatMap((value) => value.split(','))
    .filter((key) => readFactKey(key) !== undefined)
  return keys.length > 0 ? [...new Set(keys)].slice(0, 20) : undefined
}

function readPrices(search: URLSearchParams): Pick<ListChoices, 'minPrice' | 'maxPrice'> {
  const [minPrice, maxPrice] = [
    parsePrice(search.get('minPrice')),
    parsePrice(search.get('maxPrice')),
  ]
  const swapped = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
  return swapped ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice }
}

/** A typed amount, including '$1,250.50' and '€5', kept within 1 and 1,000,000; undefined if not an amount. */
export function parsePrice(typed: string | null): number | undefined {
  const digits = (typed ?? '').replace(/^[A-Z]{0,3}\s?\p{Sc}?|[,\s]/gu, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(digits)) return undefined
  return Math.min(MAX_PRICE_FILTER, Math.max(MIN_PRICE_FILTER, Number(digits)))
}

function wholeNumber(text: string | null, max = 1_000_000): number | undefined {
  if (!text || !/^\d{1,7}$/.test(text)) return undefined
  const number = Number(text)
  return number >= 1 && number <= max ? number : undefined
}

function namesOf(values: string[]): string[] | undefined {
  const names = values.filter((name) => name !== '' && name.length <= MAX_NAME)
  return names.length > 0 ? [...new Set(names)] : undefined
}

function idsOf(values: string[]): number[] | undefined {
  const ids = values.flatMap((value) => value.split(',')).filter((id) => /^\d{1,9}$/.test(id))
  return ids.length > 0 ? [...new Set(ids.map(Number))] : undefined
}

/** The query string of a view, '' or '?…'; the reverse of readView. */
export function searchOf(term: string, choices: ListChoices): string {
  const search = new URLSearchParams()
  if (term) search.set('q', term)
  for (const [name, value] of Object.entries(choices)) {
    if (name === 'pageSize' || (name === 'page' && value === 1)) continue
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one))
  }
  const text = search.toString()
  return text && `?${text}`
}

/** Choices that narrow the list: all but page, size, sort order and how words are read. A kind is its subject. */
export function isFiltered({
  page,
  pageSize,
  sort,
  kind,
  exact,
  ...filters
}: ListChoices): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}
