import { expect } from 'vitest'
import { findBrokenRules } from '../../src/audit/audit-database.ts'
import type { CardProvider } from '../providers/card-providers.ts'
import type { Action } from './actions.ts'
import { openModelShop } from './model-shop.ts'
import { playCounts } from './operations/counts.ts'
import { playCustomers } from './operations/customers.ts'
import { playEdits } from './operations/edits.ts'
import { playExchanges } from './operations/exchanges.ts'
import { playGiftCards } from './operations/gift-cards.ts'
import { playGiftSales } from './operations/gift-sales.ts'
import { playLots } from './operations/lots.ts'
import { playOrders } from './operations/orders.ts'
import { playPacks } from './operations/packs.ts'
import { playParcels } from './operations/parcels.ts'
import { playPayments } from './operations/payments.ts'
import { playPromotions } from './operations/promotions.ts'
import { playPurchases } from './operations/purchases.ts'
import { playReturns } from './operations/returns.ts'
import { playScheduledSales } from './operations/scheduled-sales.ts'

const LIST_CENTS = 10_00

/** A shop in which every operation is possible, with a model of what was done. */
export async function startWorld(provider: CardProvider) {
  const model = await openModelShop(provider)
  const plain = await model.makeGoods(LIST_CENTS)
  const payments = playPayments(model)
  const lots = await playLots(model)
  const parcels = playParcels(model, payments)
  const returns = playReturns(model)
  const families = {
    orders: playOrders(model, plain),
    payments,
    'gift cards': await playGiftCards(model),
    edits: await playEdits(model),
    parcels,
    returns,
    'gift sales': playGiftSales(model, payments),
    lots,
    counts: await playCounts(model, lots),
    exchanges: await playExchanges(model, { lots, payments, returns, parcels }),
    purchases: await playPurchases(model),
    packs: await playPacks(model),
    promotions: playPromotions(model),
    'scheduled sales': playScheduledSales(model, plain, LIST_CENTS),
    customers: await playCustomers(model, payments, plain),
  }

  function act(action: Action): Promise<unknown> {
    switch (action.of) {
      case 'orders':
        return families.orders.act(action)
      case 'payments':
        return families.payments.act(action)
      case 'gift cards':
        return families['gift cards'].act(action)
      case 'edits':
        return families.edits.act(action)
      case 'parcels':
        return families.parcels.act(action)
      case 'returns':
        return families.returns.act(action)
      case 'gift sales':
        return families['gift sales'].act(action)
      case 'lots':
        return families.lots.act(action)
      case 'counts':
        return families.counts.act(action)
      case 'exchanges':
        return families.exchanges.act(action)
      case 'purchases':
        return families.purchases.act(action)
      case 'packs':
        return families.packs.act(action)
      case 'promotions':
        return families.promotions.act(action)
      case 'scheduled sales':
        return families['scheduled sales'].act(action)
      case 'customers':
        return families.customers.act(action)
    }
  }

  return {
    shop: provider.shop,
    act,
    settle: payments.settle,
    /** Throws if the shop does not match one family of operations. */
    check: (of: keyof typeof families) => families[of].check?.(),
    /** Throws if the shop, the provider's books or the stock do not match the model, or an audit rule is broken. */
    async compare() {
      for (const { check } of Object.values(families)) await check?.()
      expect(await findBrokenRules(provider.shop.db)).toEqual([])
    },
  }
}

export type World = Awaited<ReturnType<typeof startWorld>>
