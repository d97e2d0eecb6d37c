import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { giftCard } from '../../shoppers/gift-cards.ts'
import type { Family, ModelOrder, ModelShop } from '../model-shop.ts'

const of = fc.constant('gift cards' as const)
const which = fc.nat(1_000)

export const giftCardActions = fc.oneof(
  { weight: 3, arbitrary: fc.record({ of, do: fc.constant('pay' as const), which }) },
  { weight: 1, arbitrary: fc.record({ of, do: fc.constant('take off' as const), which }) },
)
type Action = typeof giftCardActions extends fc.Arbitrary<infer A> ? A : never

/** Less than the orders together would use. */
const DOLLARS = 50

/**
 * What orders hold of a balance, in cents: paid and not refunded for paid orders, reserved for unpaid ones.
 */
export async function findKept(shop: ModelShop['shop'], balanceId: number) {
  const { rows } = await sql<{ spent: number; held: number }>`
    select coalesce(sum(kept.cents) filter (where o.payment_status <> 'UNPAID'), 0)::int8 as spent,
      coalesce(sum(kept.cents) filter (where o.payment_status = 'UNPAID'), 0)::int8 as held
    from order_tender t join orders o using (order_id) cross join lateral (
      select t.amount_cents - coalesce(sum(r.amount_cents), 0) as cents from refund r
      where (r.order_id, r.tender_no) = (t.order_id, t.tender_no) and r.status = 'SUCCEEDED') kept
    where t.balance_id = ${balanceId} and not (o.payment_status = 'UNPAID' and o.order_status = 'REJECTED')`.execute(
    shop.db,
  )
  return rows[0] ?? { spent: 0, held: 0 }
}

export const balanceOf = (shop: ModelShop['shop'], balanceId: number) =>
  shop.db
    .selectFrom('balance')
    .select(['balanceCents', 'heldCents'])
    .where('balanceId', '=', balanceId)
    .executeTakeFirstOrThrow()

/** One gift card that many orders try to pay with. */
export async function playGiftCards(model: ModelShop): Promise<Family<Action>> {
  const { shop, call } = model
  const { balanceId, code } = await giftCard(shop, DOLLARS)

  async function pay(order: ModelOrder) {
    const { orderId, as } = order
    await call('/payment/tenders/gift-card', { orderId, code }, as)
    await model.readDue(order)
  }

  async function takeOff(order: ModelOrder) {
    const { orderId, as } = order
    const { tenders } = await model.findTenders(order)
    const tender = tenders?.find(({ kind }) => kind === 'GIFT_CARD')
    if (!tender) return
    await call('/payment/tenders/remove', { orderId, tenderNo: tender.tenderNo }, as)
    await model.readDue(order)
  }

  return {
    async act(action) {
      const order = model.orderAt(action.which)
      return order && (action.do === 'pay' ? pay(order) : takeOff(order))
    },
    async check() {
      const { spent, held } = await findKept(shop, balanceId)
      const left = { balanceCents: DOLLARS * 100 - spent, heldCents: held }
      expect(await balanceOf(shop, balanceId)).toEqual(left)
    },
  }
}
