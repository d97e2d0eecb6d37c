import * as z from 'zod/mini'
import { Money } from '../wire/shapes.ts'
import { flag, ListOptions } from './list-options.ts'

/** What words of a search may be read as, instead of being looked for. */
export const UNDERSTOOD = [
  'price',
  'capacity',
  'latexFree',
  'powderFree',
  'sterile',
  'notSterile',
  'without',
] as const

const Understood = z.object({
  kind: z.enum(UNDERSTOOD),
  /** Of a price, one or both. */
  minPrice: z.optional(Money),
  maxPrice: z.optional(Money),
  /** Of a capacity: what it must hold, in pounds, where that is stated. */
  pounds: z.optional(z.int()),
  /** What there must not be, as typed. */
  without: z.optional(z.string()),
  /** The term without these words; '' where nothing else was typed. */
  rest: z.string(),
})

/** What a page of a search says of its words. */
export const searchReading = {
  /** The words that may have been meant. */
  suggestion: z.nullable(z.string()),
  /** The products are those of the suggestion: as typed nothing, or hardly anything, was found. */
  corrected: z.boolean(),
  /** No product fits all the words: these fit some of them. */
  partial: z.boolean(),
  /** Words of the term that no product shown has. */
  missing: z.array(z.string()),
  /** Words that were read as filters, in force beside those of the query. */
  understood: z.array(Understood),
  /** More products fit than are counted and shown: `total`, facets and filters are about 1,000 of them. */
  capped: z.boolean(),
}

/** Options of a search: `exact` puts no typing mistakes right. */
export const SearchOptions = z.extend(ListOptions, { exact: z.optional(flag) })
