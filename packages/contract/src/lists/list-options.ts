import { MAX_ID, MAX_PAGE_SIZE } from '@mendwell/domain/orders/limits'
import * as z from 'zod/mini'
import { FactChoices } from '../facts/facts.ts'
import { toCents } from '../wire/dollars.ts'
import { typedText } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

export const SORTS = [
  'relevance',
  'name',
  'price',
  '-price',
  'piecePrice',
  'newest',
  'rating',
] as const
export type Sort = (typeof SORTS)[number]

/** Boolean facets of a product itself, in the order of their bits in `product.traits` (migration 0182). */
export const TRAITS = ['latexFree', 'sterile', 'singleUse', 'rx', 'taxExempt', 'hasHcpcs'] as const
export type Trait = (typeof TRAITS)[number]

/** Text of a query that is a whole number in a range; anything else is a field error. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, says('wholeNumberExpected'))),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  )

const dollars = z.pipe(
  z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/, says('dollarsExpected'))),
  z.transform((text) => toCents(Number(text))),
)

export const flag = z.pipe(
  z.enum(['true', 'false', '1', '0', '']),
  z.transform((text) => text === 'true' || text === '1'),
)

/** Not a possible id: it matches nothing, so a filter by it gives an empty list. */
const NO_ID = -1

/** Comma-separated ids; an entry that cannot be one matches nothing (Decisions §5). */
export const readIds = (text: string): number[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/^\d{1,10}$/.test(part) && Number(part) <= MAX_ID ? Number(part) : NO_ID))

/** One value or a repeated parameter. */
const ids = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => [value].flat().flatMap(readIds)),
)

/** One name or several. */
const names = z.pipe(
  z.union([typedText, z.array(typedText)]),
  z.transform((value) => [value].flat()),
)

/** One parameter or several, each with comma-separated entries; an unknown key matches nothing. */
const keys = z.pipe(
  z.union([typedText, z.array(typedText)]),
  z.transform((value) => [value].flat().flatMap((text) => text.split(','))),
)

/**
 * Options of every product list (Decisions §6). Prices in dollars, compared with the price shown (§10), as in the sort
 * orders price and -price: a product without a public price comes last and is in no range. piecePrice divides it by how
 * many pieces one unit holds. Brand 0 is the store brand.
 */
export const ListOptions = z.object({
  page: z._default(z.optional(wholeNumber(1, 1_000_000)), 1),
  pageSize: z.optional(wholeNumber(1, MAX_PAGE_SIZE)),
  /** Names of departments. */
  department: z.optional(names),
  categoryId: z.optional(ids),
  brandId: z.optional(ids),
  /** Keys of devices: what fits one of them, or its kind. */
  device: z.optional(keys),
  minPrice: z.optional(dollars),
  maxPrice: z.optional(dollars),
  /** What anyone can order, including age-restricted goods: not prescription, clinic-only or quoted ones. */
  orderable: z.optional(flag),
  inStock: z.optional(flag),
  onBackorder: z.optional(flag),
  onSale: z.optional(flag),
  minRating: z.optional(wholeNumber(1, 5)),
  latexFree: z.optional(flag),
  sterile: z.optional(flag),
  singleUse: z.optional(flag),
  /** Sold by prescription. */
  rx: z.optional(flag),
  taxExempt: z.optional(flag),
  hasHcpcs: z.optional(flag),
  /** Stated facts, such as size-M or material-nitrile: values of the same fact are alternatives. */
  fact: z.optional(FactChoices),
  /** One product per family: the first in list order, which refers to the others. All counts are by family too. */
  families: z.optional(flag),
  sort: z._default(z.optional(z.enum(SORTS)), 'relevance'),
})
export type ListOptions = z.output<typeof ListOptions>
