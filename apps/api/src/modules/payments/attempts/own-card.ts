import type { Charge } from '@mendwell/contract/money/payments'
import { savedCardOf } from '@mendwell/contract/money/saved-cards'
import { dayAt } from '@mendwell/domain/days/calendar'
import { isCardExpired } from '@mendwell/domain/money/saved-cards'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ChargeOwner } from '../../../gateways/cards/card-gateway.ts'
import { notFound, signInFirst } from '../../../ground/errors.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { type KnownCustomer, knowCustomer } from '../../saved-cards/know-customer.ts'
import { lockCardToPay } from '../../saved-cards/saved-cards.repository.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { askProvider } from './ask-provider.ts'
import { unavailable } from './charge-answer.ts'

interface Payer {
  principal: OrderReader
  charge: Charge
}

/**
 * Registers a payer who wants to save their card with the provider; undefined for everyone else.
 * @throws ShopError 401 for a guest, 503 when the provider does not answer: nothing was charged then.
 */
export async function knowSaver(
  deps: Pick<Deps, 'db' | 'cards' | 'logger'>,
  { principal: { custId }, charge }: Payer,
): Promise<KnownCustomer | undefined> {
  if (!charge.saveCard || savedCardOf(charge.token) !== undefined) return undefined
  if (custId === null) throw signInFirst()
  const known = await askProvider(deps, async () => ({
    state: 'known' as const,
    ...(await knowCustomer(deps, custId)),
  }))
  if (known.state === 'unknown') throw unavailable()
  const { cardCustomerId, customer } = known
  return { cardCustomerId, customer }
}

/** A card of the payer's own: a saved one, or one to save. */
interface OwnCard {
  cardCustomerId: number
  owner: ChargeOwner
  /** The provider's id of the saved card; null for one to save. */
  providerRef: string | null
}

interface OwnPaying extends Payer {
  order: OrderRow
  saver: KnownCustomer | undefined
}

/**
 * Which card of their own the caller pays an order with; undefined for a card that is not saved, 'expired' for a saved
 * one that can no longer pay. A saved card is locked until the transaction ends.
 * @throws ShopError 401 for a guest; 404 for a card that is not theirs, and for someone else's order.
 */
export async function findOwnCard(
  deps: Pick<Deps, 'cards' | 'clock'>,
  tx: Queryable,
  { principal: { custId }, order, charge, saver }: OwnPaying,
): Promise<OwnCard | 'expired' | undefined> {
  const savedCardId = savedCardOf(charge.token)
  if (savedCardId === undefined && !saver) return undefined
  if (custId === null) throw signInFirst()
  if (custId !== order.custId) throw notFound('Card')
  if (savedCardId === undefined) {
    return (
      saver && { ...saver, owner: { customer: saver.customer, saves: true }, providerRef: null }
    )
  }
  const card = await lockCardToPay(tx, { custId, provider: deps.cards.name, savedCardId })
  if (!card?.customer) throw notFound('Card')
  const { timeZone } = await getShopSettings(tx)
  if (isCardExpired(card, dayAt(deps.clock.now(), timeZone))) return 'expired'
  const { cardCustomerId, providerRef, customer } = card
  return { cardCustomerId, owner: { customer, saves: false }, providerRef }
}
