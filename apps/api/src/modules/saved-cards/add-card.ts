import { createHash, randomUUID } from 'node:crypto'
import type { CardSetup } from '@mendwell/contract/money/saved-cards'
import { MAX_SAVED_CARDS } from '@mendwell/domain/money/saved-cards'
import type { Deps } from '../../deps/deps.ts'
import { NoAnswer } from '../../gateways/breaker/no-answer.ts'
import type { ProviderSetup } from '../../gateways/cards/card-gateway.ts'
import { withinDeadline } from '../../gateways/cards/within-deadline.ts'
import { inEnglish, notFound, ShopError, sentence } from '../../ground/errors.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { countDeclinedCard } from '../../limits/count-declined-card.ts'
import { refuseWhenSpent, reserveAttempts } from '../../limits/reserve-attempt.ts'
import { lockLivingCustomer } from '../people/customers/lock-living-customer.ts'
import { insertRemoval } from './card-removals.repository.ts'
import { findCardSetup, insertCardSetup } from './card-setups.repository.ts'
import { knowCustomer } from './know-customer.ts'
import { keepCard } from './save-card.ts'
import { findCards } from './saved-cards.repository.ts'

type CardDeps = Pick<Deps, 'db' | 'cards' | 'config' | 'logger'>

interface Adder {
  custId: number
  /** Where the request comes from. */
  address: string
}

/**
 * Saves a card of a customer without charging it. Card testers look for cards that banks accept: tries are limited for
 * each customer and address, and a refused card counts like a declined payment.
 * @throws ShopError 401 when the customer was merged or erased meanwhile; 409 if no card fits; 429; 503.
 */
export async function addCard(
  deps: CardDeps,
  adder: Adder,
  { token, key = randomUUID() }: { token: string; key: string | undefined },
): Promise<CardSetup> {
  const { custId, address } = adder
  await refuseWhenSpent(deps, LIMITS.declinedAddress, address)
  await refuseWhenFull(deps, custId)
  await reserveAttempts(deps, [LIMITS.cardSetup, custId], [LIMITS.cardSetupAddress, address])
  const { cardCustomerId, answer } = await orUnavailable(deps, async () => {
    const known = await knowCustomer(deps, custId)
    const { customer } = known
    // The same key of two customers is none; hashed, since providers limit its length.
    const idempotencyKey = `card_${createHash('sha256').update(`${custId} ${key}`).digest('base64url')}`
    return { ...known, answer: await deps.cards.setUpCard({ customer, token, idempotencyKey }) }
  })
  return settle(deps, { ...adder, cardCustomerId }, answer)
}

/**
 * How saving a card ended once its bank has asked; may be asked again.
 * @throws ShopError 401, 404 for anyone else's, 409, 429, 503.
 */
export async function finishCard(
  deps: CardDeps,
  adder: Adder,
  reference: string,
): Promise<CardSetup> {
  const { custId, address } = adder
  await refuseWhenSpent(deps, LIMITS.declinedAddress, address)
  const found = await findCardSetup(deps.db, { custId, provider: deps.cards.name, reference })
  if (!found) throw notFound('Card')
  const answer = await orUnavailable(deps, () => deps.cards.findSetup(reference))
  return settle(deps, { ...adder, ...found }, answer)
}

async function refuseWhenFull({ db, cards }: CardDeps, custId: number): Promise<void> {
  const { length: count } = await findCards(db, { custId, provider: cards.name })
  if (count >= MAX_SAVED_CARDS)
    throw new ShopError(409, 'CONFLICT', sentence('cardsFull', { count }))
}

async function settle(
  deps: CardDeps,
  { custId, address, cardCustomerId }: Adder & { cardCustomerId: number },
  answer: ProviderSetup,
): Promise<CardSetup> {
  const { db, cards } = deps
  switch (answer.state) {
    case 'succeeded':
      await db.transaction().execute(async (tx) => {
        await lockLivingCustomer(tx, custId, { alone: true })
        const owner = { custId, cardCustomerId, provider: cards.name }
        if (await keepCard(tx, owner, answer.card)) return
        // It is there already, or another tab took the last place.
        await insertRemoval(tx, { provider: cards.name, providerRef: answer.card.reference })
      })
      return { status: 'SAVED', message: null, action: null }
    case 'failed': {
      await countDeclinedCard(deps, address)
      const own = sentence('cardNotSaved')
      return answer.message === null
        ? { status: 'REFUSED', message: inEnglish(own), sentence: own, action: null }
        : { status: 'REFUSED', message: answer.message, action: null }
    }
    case 'action_required': {
      const { reference, clientSecret } = answer
      await insertCardSetup(db, { providerRef: reference, cardCustomerId })
      return {
        status: 'BANK_ASKS',
        message: null,
        action: { type: '3ds', reference, clientSecret },
      }
    }
  }
}

/** A lost answer leaves nothing to clear up: a repeat with the same key gets the provider's first answer. */
async function orUnavailable<Answer>(
  { logger }: Pick<Deps, 'logger'>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await withinDeadline(ask)
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    logger.warn({ detail: error.message }, 'no answer from the card provider')
    throw new ShopError(503, 'UNAVAILABLE', sentence('paymentsUnavailable'), {
      retryAfterSeconds: 60,
    })
  }
}
