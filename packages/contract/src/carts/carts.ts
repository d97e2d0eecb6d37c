import { MAX_CART_LINKS, MAX_SYNCED_LINES } from '@mendwell/domain/carts/merge-carts'
import { MAX_CART_LINES } from '@mendwell/domain/orders/limits'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, Instant } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { KeptLine, LinkToken, linesUpTo } from './lines.ts'

const tags = ['carts'] as const

export const SyncCart = z.object({
  /** The cart as last synced with this browser; empty at first. */
  base: linesUpTo(MAX_SYNCED_LINES),
  /** The cart as this browser has it now. */
  lines: linesUpTo(MAX_SYNCED_LINES),
})
export type SyncCart = z.output<typeof SyncCart>

export const syncCart = endpoint({
  method: 'POST',
  url: '/carts/sync',
  schema: {
    summary:
      'Merges the cart of a browser with that of the customer, line by line, and answers both',
    description:
      'What either changed since `base` counts; of a line that both changed, the larger quantity. The same call once more changes nothing.',
    tags,
    body: SyncCart,
    response: { 200: z.object({ lines: z.array(KeptLine) }), ...problems(400, 401, 422) },
  },
})

/** A link to a cart, without its secret. */
const CartLink = z.object({
  linkId: Id,
  lineCount: z.int(),
  createdAt: Instant,
  expiresAt: Instant,
})

export const saveCartLink = endpoint({
  method: 'POST',
  url: '/carts/links/save',
  schema: {
    summary: 'Creates a link that shows these lines for 30 days; its token is only returned here',
    tags,
    body: z.object({
      lines: linesUpTo(MAX_CART_LINES).check(z.minLength(1, says('addItemsToCart'))),
    }),
    response: {
      200: z.extend(CartLink, { token: z.string() }),
      ...problems(400, 401, 422, 429),
    },
  },
})

export const findCartLinks = endpoint({
  method: 'GET',
  url: '/carts/links',
  schema: {
    summary: `The own links to carts that still open, newest first; at most ${MAX_CART_LINKS}`,
    tags,
    response: { 200: z.array(CartLink), ...problems(401) },
  },
})

export const endCartLink = endpoint({
  method: 'DELETE',
  url: '/carts/links/:linkId',
  schema: {
    summary: 'Ends an own link: from now on it opens nothing',
    tags,
    params: z.object({ linkId: IdText }),
    response: { 200: z.object({ ended: z.boolean() }), ...problems(401, 404, 422) },
  },
})

export const openCart = endpoint({
  method: 'POST',
  url: '/carts/open',
  schema: {
    summary: 'The lines behind a link to a cart; whose it is nobody learns',
    tags,
    body: z.object({ token: LinkToken }),
    response: {
      200: z.object({ lines: z.array(KeptLine), expiresAt: Instant }),
      ...problems(400, 409, 422, 429),
    },
  },
})
