import { MAX_SAVED_CARDS } from '@mendwell/domain/money/saved-cards'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText } from '../wire/shapes.ts'

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
