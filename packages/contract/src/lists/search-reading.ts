import * as z from 'zod/mini'
import { Money } from '../wire/shapes.ts'
import { flag, ListOptions } from './list-options.ts'

/** The filters that words of a search can be read as. */
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
  /** For a price, one or both. */
  minPrice: z.optional(Money),
  maxPrice: z.optional(Money),
  /** For a capacity: the load in pounds, if stated. */
  pounds: z.optional(z.int()),
  /** What must be excluded, as typed. */
  without: z.optional(z.string()),
  /** The term without these words; '' if nothing else was typed. */
  rest: z.string(),
})

/** How a search page interpreted its words. */
export const searchReading = {
  /** The suggested spelling. */
  suggestion: z.nullable(z.string()),
  /** The products are those of the suggestion: the original term found nothing, or hardly anything. */
  corrected: z.boolean(),
  /** No product matches all the words: these match some of them. */
  partial: z.boolean(),
  /** Words of the term that no shown product contains. */
  missing: z.array(z.string()),
  /** Words read as filters, applied in addition to those of the query. */
  understood: z.array(Understood),
  /** There are more results than are counted and shown: `total`, facets and filters cover 1,000 of them. */
  capped: z.boolean(),
}

/** Options of a search: `exact` turns off spelling correction. */
export const SearchOptions = z.extend(ListOptions, { exact: z.optional(flag) })
