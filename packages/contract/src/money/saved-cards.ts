import { MAX_SAVED_CARDS } from '@mendwell/domain/money/saved-cards'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems, Sentence } from '../wire/errors.ts'
import { Id, IdempotencyHeaders, IdText, line } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['payments'] as const

/** The only parts of a card that are ever shown. */
const SavedCard = z.object({
  savedCardId: Id,
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  /** By the shop's day; an expired card is shown but cannot pay. */
  isExpired: z.boolean(),
  /** Preselected when its customer pays. */
  isDefault: z.boolean(),
})
export type SavedCard = z.output<typeof SavedCard>

const Cards = z.object({ cards: z.array(SavedCard) })

/** The token of payment/charge that pays with a saved card. */
export const savedCardToken = (savedCardId: number): string => `saved_${savedCardId}`

/** The saved card named by a token of payment/charge; undefined for a provider's token. */
export function savedCardOf(token: string): number | undefined {
  const id = /^saved_(\d+)$/.exec(token)?.[1]
  return id === undefined ? undefined : Number(id)
}

export const findSavedCards = endpoint({
  method: 'GET',
  url: '/cards',
  schema: {
    summary: `The cards that the signed-in customer saved, oldest first; at most ${MAX_SAVED_CARDS}`,
    description:
      'payment/charge keeps a card with `saveCard`, and pays with one by the token `saved_{savedCardId}`.',
    tags,
    response: { 200: Cards, ...problems(401) },
  },
})

const NewCard = z.object({
  /** A token or payment method of the provider. */
  token: z.string().check(
    z.regex(/^(tok|pm|sbx)_[A-Za-z0-9_]{1,200}$/, says('cardTokenExpected')),
    // A card number must not reach the shop, not even disguised as a token.
    z.refine((token) => !/\d{12}/.test(token), says('cardTokenExpected')),
  ),
})

/** How saving a card without a payment went. */
const CardSetup = z.object({
  status: z.enum(['SAVED', 'BANK_ASKS', 'REFUSED']),
  /** Why it was refused, in the provider's words for its owner; null if it says nothing. */
  message: z.nullable(z.string()),
  /** The message, if it is one of the shop's own. */
  sentence: z.optional(Sentence),
  /** What the browser must show before the card is saved: the bank's 3-D Secure step. */
  action: z.nullable(
    z.object({ type: z.literal('3ds'), reference: z.string(), clientSecret: z.string() }),
  ),
})
export type CardSetup = z.output<typeof CardSetup>

export const addCard = endpoint({
  method: 'POST',
  url: '/cards',
  schema: {
    summary: 'Saves a card of the signed-in customer; nothing is charged',
    description:
      'The bank may ask first (status BANK_ASKS): cards/finish then tells how that ended. A repeat with the same Idempotency-Key saves the card once.',
    tags,
    headers: IdempotencyHeaders,
    body: NewCard,
    response: { 200: CardSetup, ...problems(400, 401, 409, 422, 429, 503) },
  },
})

export const finishCard = endpoint({
  method: 'POST',
  url: '/cards/finish',
  schema: {
    summary: "Asks how saving a card ended after the bank's 3-D Secure step",
    tags,
    body: z.object({ reference: line(255).check(z.minLength(1)) }),
    response: { 200: CardSetup, ...problems(400, 401, 404, 409, 422, 429, 503) },
  },
})

export const chooseSavedCard = endpoint({
  method: 'POST',
  url: '/cards/default',
  schema: {
    summary: 'Makes a saved card the one that is chosen first',
    tags,
    body: z.object({ savedCardId: Id }),
    response: { 200: Cards, ...problems(400, 401, 404, 422) },
  },
})

export const removeSavedCard = endpoint({
  method: 'DELETE',
  url: '/cards/:savedCardId',
  schema: {
    summary: 'Removes a saved card, here at once and at the card provider soon after',
    tags,
    params: z.object({ savedCardId: IdText }),
    response: { 200: z.object({ removed: z.boolean() }), ...problems(401, 404, 422) },
  },
})
