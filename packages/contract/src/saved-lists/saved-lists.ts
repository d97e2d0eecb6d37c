import { MAX_LIST_LINKS } from '@mendwell/domain/lists/merge-lists'
import {
  MAX_LIST_NAME,
  MAX_SYNCED_LIST_LINES,
  MAX_SYNCED_LISTS,
} from '@mendwell/domain/lists/saved-lists'
import * as z from 'zod/mini'
import { KeptLine, LinkToken, linesUpTo } from '../carts/lines.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, Instant, line, noCardNumber } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['lists'] as const

/** The list's name; '' is the cart's "saved for later". */
const ListName = line(MAX_LIST_NAME).check(noCardNumber)

const SentLists = z
  .array(z.object({ name: ListName, lines: linesUpTo(MAX_SYNCED_LIST_LINES) }))
  .check(z.maxLength(MAX_SYNCED_LISTS, says('entriesMax', { max: MAX_SYNCED_LISTS })))

const KeptList = z.object({ name: z.string(), lines: z.array(KeptLine) })
export type KeptList = z.output<typeof KeptList>

const SyncLists = z.object({
  /** The lists as last synced with this browser; empty at first. */
  base: SentLists,
  /** The lists as this browser has them now. */
  lists: SentLists,
})
export type SyncLists = z.output<typeof SyncLists>

export const syncLists = endpoint({
  method: 'POST',
  url: '/lists/sync',
  schema: {
    summary:
      'Merges the saved lists of a browser with those of the customer, line by line, and answers both',
    description:
      'What either changed since `base` counts; of a line that both changed, the larger quantity. The same call once more changes nothing. An account takes 20 lists of 100 lines: what would make it more is refused as a whole, and both stay as they are.',
    tags,
    body: SyncLists,
    response: { 200: z.object({ lists: z.array(KeptList) }), ...problems(400, 401, 422) },
  },
})

/** A link to a list, without its secret. */
const ListLink = z.object({
  linkId: Id,
  name: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
})

export const saveListLink = endpoint({
  method: 'POST',
  url: '/lists/links/save',
  schema: {
    summary:
      'Creates a link to a list, which shows its current content; its token is only returned here',
    tags,
    body: z.object({ name: ListName }),
    response: {
      200: z.extend(ListLink, { token: z.string() }),
      ...problems(400, 401, 404, 422, 429),
    },
  },
})

export const findListLinks = endpoint({
  method: 'GET',
  url: '/lists/links',
  schema: {
    summary: `The own links to lists that still open, newest first; at most ${MAX_LIST_LINKS}`,
    tags,
    response: { 200: z.array(ListLink), ...problems(401) },
  },
})

export const endListLink = endpoint({
  method: 'DELETE',
  url: '/lists/links/:linkId',
  schema: {
    summary: 'Ends an own link to a list: from now on it opens nothing',
    tags,
    params: z.object({ linkId: IdText }),
    response: { 200: z.object({ ended: z.boolean() }), ...problems(401, 404, 422) },
  },
})

export const openList = endpoint({
  method: 'POST',
  url: '/lists/open',
  schema: {
    summary: 'The lines of a linked list, without its name or owner',
    tags,
    body: z.object({ token: LinkToken }),
    response: {
      200: z.object({ lines: z.array(KeptLine), expiresAt: Instant }),
      ...problems(400, 409, 422, 429),
    },
  },
})
