import fc from 'fast-check'
import { expect } from 'vitest'
import { removeCards } from '../../../src/modules/saved-cards/remove-cards.ts'
import { signIn } from '../../shoppers/sign-in.ts'
import type { Family, Goods, ModelOrder, ModelShop } from '../model-shop.ts'
import { balanceOf, findKept } from './gift-cards.ts'
import { anyMishap, CARDS, type Payments } from './payments.ts'

const of = fc.constant('customers' as const)
const which = fc.nat(1_000)

export const customerActions = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('order' as const), quantity: fc.integer({ min: 1, max: 3 }) },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('pay and save the card' as const), which },
      ...{ card: fc.constantFrom(...CARDS), mishap: anyMishap },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('pay by saved card' as const), which, saved: which },
      mishap: anyMishap,
    }),
  },
  { weight: 1, arbitrary: fc.record({ of, do: fc.constant('remove a card' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('refund to credit' as const), which },
      cents: fc.integer({ min: 1, max: 30_00 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ of, do: fc.constant('pay by credit' as const), which }) },
)
type Action = typeof customerActions extends fc.Arbitrary<infer A> ? A : never

/** A customer with an account saves cards, pays with them, and gets refunds as store credit, which pays again. */
export async function playCustomers(
  model: ModelShop,
  { payAmid }: Payments,
  plain: Goods,
): Promise<Family<Action>> {
  const { provider, shop, call, staff } = model
  const { custId } = await shop.make.customer({ password: 'quite a long staple' })
  const as = await signIn(shop, { custId })
  const removed: number[] = []
  const own = (at: number) => {
    const orders = model.orders.filter((order) => order.as === as)
    return orders[at % Math.max(1, orders.length)]
  }

  const findCards = async (): Promise<{ savedCardId: number }[]> => {
    await shop.runJobs()
    return (await shop.get('/cards', as)).json().cards
  }

  async function removeCard(at: number) {
    const cards = await findCards()
    const card = cards[at % Math.max(1, cards.length)]
    if (!card) return
    const { statusCode } = await shop.delete(`/cards/${card.savedCardId}`, as)
    expect(statusCode).toBe(200)
    removed.push(card.savedCardId)
  }

  /** An unpaid order is paid first. */
  async function refundToCredit(order: ModelOrder, cents: number) {
    await payAmid(order, { token: provider.tokens.approve, mishap: undefined })
    const body = { orderId: order.orderId, amount: cents / 100, toStoreCredit: true }
    await call('/refunds/save', body, staff)
  }

  async function payByCredit(order: ModelOrder) {
    await call('/payment/tenders/store-credit', { orderId: order.orderId }, as)
    await model.readDue(order)
  }

  async function payBySaved(order: ModelOrder, action: Extract<Action, { saved: number }>) {
    const cards = await findCards()
    const card = cards[action.saved % Math.max(1, cards.length)]
    if (!card) return
    await payAmid(order, { token: `saved_${card.savedCardId}`, mishap: action.mishap })
  }

  return {
    async act(action) {
      if (action.do === 'order') {
        return model.save({ goods: plain, quantity: action.quantity, codes: [] }, { as })
      }
      if (action.do === 'remove a card') return removeCard(action.which)
      const order = own(action.which)
      if (!order) return
      switch (action.do) {
        case 'pay and save the card': {
          const { card, mishap } = action
          return payAmid(order, { token: provider.tokens[card], mishap, saveCard: true })
        }
        case 'pay by saved card':
          return payBySaved(order, action)
        case 'refund to credit':
          return refundToCredit(order, action.cents)
        case 'pay by credit':
          return payByCredit(order)
      }
    },
    /**
     * The provider holds exactly the cards that the customer sees; credit is what was refunded to it, less what it
     * paid.
     */
    async check() {
      const cards = await findCards()
      await removeCards(shop.deps)
      expect((await provider.kept()).cards).toBe(cards.length)
      expect(cards.filter(({ savedCardId }) => removed.includes(savedCardId))).toEqual([])
      const credit = await shop.db
        .selectFrom('balance')
        .select('balanceId')
        .where('kind', '=', 'STORE_CREDIT')
        .where('custId', '=', custId)
        .executeTakeFirst()
      if (!credit) return
      const { balanceId } = credit
      const { became } = await shop.db
        .selectFrom('refund')
        .innerJoin('orderTender', (join) =>
          join
            .onRef('orderTender.orderId', '=', 'refund.orderId')
            .onRef('orderTender.tenderNo', '=', 'refund.tenderNo'),
        )
        .select((eb) => eb.fn.sum<number | null>('refund.amountCents').as('became'))
        .where('refund.balanceId', '=', balanceId)
        .where('refund.status', '=', 'SUCCEEDED')
        .where('orderTender.balanceId', 'is', null)
        .executeTakeFirstOrThrow()
      const { spent, held } = await findKept(shop, balanceId)
      expect(await balanceOf(shop, balanceId)).toEqual({
        ...{ balanceCents: (became ?? 0) - spent, heldCents: held },
      })
    },
  }
}
