import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, Instant, text } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['search'] as const

/** Shorter ones are too ambiguous; longer ones are cut by the search (MAX_SEARCH_LENGTH). */
const phrase = z.pipe(z.string(), text(100)).check(z.minLength(2, says('lettersMin', { min: 2 })))

/** What shoppers type, and what is then searched for too. */
export const Synonym = z.object({
  synonymId: Id,
  term: z.string(),
  meaning: z.string(),
  updatedBy: z.nullable(z.string()),
  updatedAt: Instant,
})
export type Synonym = z.output<typeof Synonym>

/** A new one, with how many products its meaning finds, counted up to 1,000: with 0 it does not help the search. */
const SavedSynonym = z.extend(Synonym, { found: z.int() })

/** Synonym for a phrase; `twoWay` also adds the reverse. */
const SynonymInput = z.object({ term: phrase, meaning: phrase, twoWay: z.optional(z.boolean()) })

/** What a search finds: how many products, up to 1,000, and the first of them. */
const Found = z.object({
  total: z.int(),
  first: z.array(z.object({ productId: Id, productName: z.string() })),
})

/** How a synonym would change the search for one of its sides. */
export const SynonymEffect = z.object({ term: z.string(), before: Found, after: Found })
export type SynonymEffect = z.output<typeof SynonymEffect>

/** A search that no product fully matched. */
export const SearchMiss = z.object({
  term: z.string(),
  times: z.int(),
  /** Products that match some of its words were shown. */
  partial: z.boolean(),
  firstAt: Instant,
  lastAt: Instant,
})
export type SearchMiss = z.output<typeof SearchMiss>

export const findSynonyms = endpoint({
  method: 'GET',
  url: '/searchSynonym/findAll',
  schema: {
    summary: 'Staff: what shoppers say for what the catalogue calls otherwise',
    tags,
    response: { 200: z.array(Synonym), ...problems(401, 403) },
  },
})

export const saveSynonym = endpoint({
  method: 'POST',
  url: '/searchSynonym/save',
  schema: {
    summary: 'Staff: adds a synonym and says how many products it finds; 409 where it is known',
    tags,
    body: SynonymInput,
    response: { 200: SavedSynonym, ...problems(400, 401, 403, 409, 422) },
  },
})

export const previewSynonym = endpoint({
  method: 'POST',
  url: '/searchSynonym/preview',
  schema: {
    summary: 'Staff: what a synonym would find and hide; nothing is saved; 409 where it is known',
    tags,
    body: SynonymInput,
    response: {
      /** For the phrase; then for the meaning if it is two-way. */
      200: z.array(SynonymEffect),
      ...problems(400, 401, 403, 409, 422),
    },
  },
})

export const deleteSynonym = endpoint({
  method: 'POST',
  url: '/searchSynonym/delete/:id',
  schema: {
    summary: 'Staff: removes a synonym; one that is gone already is fine',
    tags,
    params: z.object({ id: IdText }),
    response: { 200: z.object({ synonymId: z.int() }), ...problems(400, 401, 403, 422) },
  },
})

export const findSearchMisses = endpoint({
  method: 'GET',
  url: '/searchMiss/findAll',
  schema: {
    summary:
      'Staff: searches of the last 90 days that no product fitted wholly, the most frequent first',
    tags,
    response: { 200: z.array(SearchMiss), ...problems(401, 403) },
  },
})
