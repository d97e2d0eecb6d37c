import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChargeAnswer } from '@mendwell/contract/money/payments'
import type { Deps } from '../../../deps/deps.ts'
import { notFound, sentence } from '../../../ground/errors.ts'
import { tokenHash } from '../../../ground/secret-token.ts'
import { type RequestKey, requestKeyOrNew } from '../../../idempotency/request-key.ts'
import { inFlight, keyReused, type Outcome } from '../../../idempotency/run-once.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { countDeclinedCard } from '../../../limits/count-declined-card.ts'
import { refuseWhenSpent } from '../../../limits/reserve-attempt.ts'
import { askProvider } from '../../payments/attempts/ask-provider.ts'
import { isOpen, noteReference } from '../../payments/attempts/attempts.sql.ts'
import { beingConfirmed, refused, unavailable } from '../../payments/attempts/charge-answer.ts'
import { limitAttempts } from '../../payments/attempts/limit-attempts.ts'
import { findSaleOfToken, lockSale } from '../sales/gift-sales.repository.ts'
import {
  type AgedSaleAttempt,
  findSaleAttempts,
  insertSaleAttempt,
  type SaleAttemptRow,
} from './sale-attempts.repository.ts'
import {
  askAboutSale,
  giveUpSaleAttempt,
  NO_ORDER,
  settleSaleAttempt,
} from './settle-sale-attempt.ts'

interface Charging {
  saleToken: string
  /** The card, as a token of the provider. */
  token: string
  /** The Idempotency-Key header. */
  key: string | undefined
  /** The caller's network address. */
  address: string
}

type Begun =
  | { kind: 'new'; attempt: SaleAttemptRow }
  | { kind: 'repeat' | 'waiting'; attempt: AgedSaleAttempt }
  | { kind: 'refused'; answer: ChargeAnswer }

/** How often to cancel an attempt that waits for a bank before another card is refused. */
const GIVE_UPS = 5

/**
 * Charges the price of a gift card to a card token, as for orders: the attempt is committed, then the provider is
 * asked, then the outcome is committed with the gift card. A lost answer leaves it open for the reconciler.
 * @throws ShopError 404 for an invalid token; 409 while an earlier attempt cannot be canceled; 422 for a key used
 * otherwise; 429; 503.
 */
export async function chargeSale(
  deps: Deps,
  { saleToken, token, key, address }: Charging,
): Promise<Outcome<ChargeAnswer>> {
  await refuseWhenSpent(deps, LIMITS.declinedAddress, address)
  const saleId = await getSaleOf(deps, saleToken)
  const scope = `charge gift card ${saleId}`
  const call = requestKeyOrNew({ scope, header: key, request: { saleId, token } })
  for (let tries = 0; tries < GIVE_UPS; tries += 1) {
    const begun = await beginCharge(deps, saleId, call)
    switch (begun.kind) {
      case 'refused':
        return { answer: begun.answer, replayed: false }
      case 'repeat':
        return { answer: await askAboutSale(deps, begun.attempt), replayed: true }
      case 'new':
        return {
          answer: await chargeAttempt(deps, begun.attempt, { token, address }),
          replayed: false,
        }
      case 'waiting':
        // The shopper chose another card than the one whose bank is still asking.
        await giveUpSaleAttempt(deps, begun.attempt)
        if (tries > 0) await wait(200)
    }
  }
  throw inFlight()
}

/**
 * The state of a gift card's last charge; the provider is asked while it is open.
 * @throws ShopError 404 for an invalid token, or if nothing was charged yet.
 */
export async function confirmSale(deps: Deps, saleToken: string): Promise<ChargeAnswer> {
  const attempts = await findSaleAttempts(deps.db, await getSaleOf(deps, saleToken))
  const last = attempts.at(-1)
  if (!last) throw notFound('Payment')
  return askAboutSale(deps, last)
}

async function getSaleOf({ db }: Pick<Deps, 'db'>, saleToken: string): Promise<number> {
  const saleId = await findSaleOfToken(db, tokenHash(saleToken))
  if (saleId === undefined) throw notFound('Gift card')
  return saleId
}

/** Stores a new attempt with the sale locked: of many clicks one gets through. */
const beginCharge = (deps: Deps, saleId: number, call: RequestKey): Promise<Begun> =>
  deps.db.transaction().execute(async (tx) => {
    const sale = await lockSale(tx, saleId)
    const attempts = await findSaleAttempts(tx, saleId)
    const repeated = attempts.find(({ requestKey }) => requestKey === call.key)
    if (repeated) {
      if (!repeated.requestSha256.equals(call.requestSha256)) throw keyReused()
      return { kind: 'repeat', attempt: repeated }
    }
    if (sale?.status !== 'UNPAID') {
      return { kind: 'refused', answer: refused(sentence('alreadyPaid')) }
    }
    const open = attempts.find(isOpen)
    if (open?.status === 'ACTION_REQUIRED') return { kind: 'waiting', attempt: open }
    if (open) return { kind: 'refused', answer: beingConfirmed() }
    limitAttempts(deps, attempts)
    if (!deps.cards.isAvailable()) throw unavailable()
    const { amountCents, currency } = sale
    const attempt = await insertSaleAttempt(tx, {
      saleId,
      provider: deps.cards.name,
      idempotencyKey: `gift_card_${randomUUID()}`,
      requestKey: call.key,
      requestSha256: call.requestSha256,
      amountCents,
      currency,
    })
    return { kind: 'new', attempt }
  })

async function chargeAttempt(
  deps: Deps,
  attempt: SaleAttemptRow,
  { token, address }: Pick<Charging, 'token' | 'address'>,
): Promise<ChargeAnswer> {
  const { attemptId, amountCents, currency, idempotencyKey } = attempt
  const onReference = (providerRef: string) =>
    noteReference(deps.db, 'gift_card_attempt', { attemptId, providerRef })
  const charge = { token, amountCents, currency, idempotencyKey, onReference }
  const request = { orderId: NO_ORDER, attemptId, ...charge }
  const result = await askProvider(deps, () => deps.cards.charge(request))
  const answer = await settleSaleAttempt(deps, attempt, result)
  if (answer.cardInfo.failure_message) {
    await countDeclinedCard(deps, address)
  }
  return answer
}
