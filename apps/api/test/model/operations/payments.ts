import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { reconcileGiftSales } from '../../../src/modules/gift-sales/payment/reconcile-gift-sales.ts'
import { reconcilePayments } from '../../../src/modules/payments/charges/reconcile-payments.ts'
import { reconcileRefunds } from '../../../src/modules/payments/refunds/reconcile-refunds.ts'
import type { CardProvider } from '../../providers/card-providers.ts'
import type { Family, ModelOrder, ModelShop } from '../model-shop.ts'
import { DEATHS, MISHAPS, type Mishap } from '../unreliable-cards.ts'

type Card = keyof CardProvider['tokens']
export const CARDS: readonly Card[] = ['approve', 'approve', 'approve', 'decline', 'bank', 'slow']

const of = fc.constant('payments' as const)
const which = fc.nat(1_000)
export const anyMishap = fc.option(fc.constantFrom(...MISHAPS), { nil: undefined, freq: 2 })
const plain = <Name extends string>(name: Name) => fc.record({ of, do: fc.constant(name), which })

export const paymentActions = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('pay' as const), which },
      ...{ card: fc.constantFrom(...CARDS), mishap: anyMishap },
    }),
  },
  { weight: 1, arbitrary: plain('pay again') },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('pay past a dead worker' as const), which },
      mishap: fc.constantFrom(...DEATHS),
    }),
  },
  { weight: 2, arbitrary: plain('wake the dead') },
  { weight: 1, arbitrary: plain('pay by hand') },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('decide' as const), which, approve: fc.boolean() },
    }),
  },
  { weight: 1, arbitrary: plain('finish slow charges') },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('tell events' as const), which },
      order: fc.array(which, { maxLength: 8 }),
    }),
  },
  { weight: 1, arbitrary: plain('confirm') },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('refund' as const), which, mishap: anyMishap },
      cents: fc.option(fc.integer({ min: 1, max: 40_00 })),
    }),
  },
  { weight: 3, arbitrary: plain('reconcile') },
)
type Action = typeof paymentActions extends fc.Arbitrary<infer A> ? A : never

interface Charging {
  token: string
  mishap: Mishap | undefined
  saveCard?: boolean
}

/** Cards are charged and refunded, however unreliable the connection to their provider is. */
export function playPayments(model: ModelShop) {
  const { provider, shop, line, call, staff } = model
  const { tokens } = provider

  function pay(order: ModelOrder, paying: NonNullable<ModelOrder['lastPay']>) {
    order.lastPay = paying
    const { orderId, amount, as } = order
    if (amount === 0) return call('/payment/tenders/pay', { orderId }, as)
    const { key, token, saveCard } = paying
    const body = { amount, token, payment: { orderId }, ...(saveCard && { saveCard }) }
    const headers = { ...as.headers, 'idempotency-key': key }
    return call('/payment/charge', body, { ...as, headers })
  }

  /** It takes a while until a worker counts as lost: its attempt is made that old. */
  async function payAmid(order: ModelOrder, { token, mishap, saveCard = false }: Charging) {
    await line.during(mishap, () => pay(order, { key: randomUUID(), token, saveCard }))
    if (mishap?.startsWith('dies')) await grow('1 minute')
  }

  async function payByHand(order: ModelOrder) {
    const body = { method: 'CASH', receivedOn: '2026-01-15' }
    const answer = await call(`/staff/orders/${order.orderId}/payment`, body, staff)
    if (answer.statusCode === 200) order.isPaidByHand = true
  }

  async function decide({ orderId }: ModelOrder, approve: boolean) {
    const waiting = await shop.db
      .selectFrom('paymentAttempt')
      .select('providerRef')
      .where('orderId', '=', orderId)
      .where('status', '=', 'ACTION_REQUIRED')
      .executeTakeFirst()
    if (waiting?.providerRef) await provider.decide(waiting.providerRef, approve)
  }

  async function sendEvents(choose: (count: number) => readonly number[]) {
    const events = await provider.events()
    for (const number of choose(events.length)) {
      const event = events[number]
      if (!event) continue
      const headers = { 'stripe-signature': event.signature }
      const { statusCode } = await shop.post('/payment/webhook', event.body, { headers })
      if (statusCode !== 200) throw new Error(`An event was answered ${statusCode}`)
    }
  }

  /** Makes open attempts that old. */
  const grow = (age: string) =>
    sql`
      with attempts as (
        update payment_attempt set created_at = now() - ${age}::interval, checks = 0, checked_at = null
        where status in ('PENDING', 'UNKNOWN', 'ACTION_REQUIRED')
      ), sales as (
        update gift_card_attempt set created_at = now() - ${age}::interval, checks = 0, checked_at = null
        where status in ('PENDING', 'UNKNOWN', 'ACTION_REQUIRED')
      ), orphans as (update orphan_capture set checks = 0 where refunded_at is null)
      update refund set created_at = now() - ${age}::interval, checks = 0, checked_at = null
      where status in ('PENDING', 'UNKNOWN')`.execute(shop.db)

  /** Makes everything open due immediately. */
  async function reconcile() {
    await grow('2 hours')
    await reconcilePayments(shop.deps)
    await reconcileGiftSales(shop.deps)
    await reconcileRefunds(shop.deps)
  }

  async function refund({ orderId }: ModelOrder, cents: number | null, mishap: Mishap | undefined) {
    const body = { orderId, amount: cents === null ? null : cents / 100 }
    await line.during(mishap, () => call('/refunds/save', body, staff))
  }

  const family: Family<Action> = {
    async act(action) {
      if (action.do === 'finish slow charges') return provider.finishSlow()
      if (action.do === 'wake the dead') return line.wakeTheDead()
      if (action.do === 'reconcile') return reconcile()
      if (action.do === 'tell events') {
        return sendEvents((count) => action.order.map((number) => number % Math.max(1, count)))
      }
      const order = model.orderAt(action.which)
      if (!order) return
      switch (action.do) {
        case 'pay':
          return payAmid(order, { token: tokens[action.card], mishap: action.mishap })
        case 'pay past a dead worker':
          await payAmid(order, { token: tokens.approve, mishap: action.mishap })
          await reconcile()
          return payAmid(order, { token: tokens.approve, mishap: undefined })
        case 'pay again':
          return order.lastPay && pay(order, order.lastPay)
        case 'pay by hand':
          return payByHand(order)
        case 'decide':
          return decide(order, action.approve)
        case 'confirm':
          return call('/payment/confirm', { orderId: order.orderId }, order.as)
        case 'refund':
          return refund(order, action.cents, action.mishap)
      }
    },
    /** For each order the provider holds what it was charged, less what was refunded. */
    async check() {
      const books = await provider.books()
      const { rows } = await sql<{ orderId: number; byCard: number; asCredit: number }>`
        select o.order_id, (o.grand_total_cents - o.refunded_cents - coalesce(sum(t.amount_cents - given.by_tender), 0))::int8
            as by_card,
          coalesce((select sum(r.amount_cents) from refund r join order_tender c using (order_id, tender_no)
            where r.order_id = o.order_id and c.balance_id is null and r.balance_id is not null
              and r.status = 'SUCCEEDED'), 0)::int8 as as_credit
        from orders o left join order_tender t on t.order_id = o.order_id and t.balance_id is not null
          cross join lateral (select coalesce(sum(amount_cents), 0) as by_tender from refund r
            where (r.order_id, r.tender_no) = (t.order_id, t.tender_no) and r.status = 'SUCCEEDED') given
        where o.payment_status <> 'UNPAID' group by o.order_id`.execute(shop.db)
      for (const { orderId, isPaidByHand, isRejected } of model.orders) {
        const kept = books
          .filter((booked) => booked.orderId === orderId)
          .reduce((sum, { capturedCents, refundedCents }) => sum + capturedCents - refundedCents, 0)
        const { byCard = 0, asCredit = 0 } = rows.find((row) => row.orderId === orderId) ?? {}
        // The provider does not refund what became store credit.
        const due = isPaidByHand ? 0 : byCard + asCredit
        expect({ orderId, kept }).toEqual({ orderId, kept: due })
        if (isRejected) expect({ orderId, byCard }).toEqual({ orderId, byCard: 0 })
      }
      const { rows: open } = await sql`select attempt_id from payment_attempt
        where status in ('PENDING', 'UNKNOWN', 'ACTION_REQUIRED')`.execute(shop.db)
      expect(open).toEqual([])
    },
  }

  return {
    ...family,
    ...{ payAmid, grow },
    /** Finishes everything pending: slow calls complete, every event is delivered twice, every attempt is checked. */
    async settle() {
      await line.wakeTheDead()
      await provider.finishSlow()
      await sendEvents((count) => {
        const numbers = Array.from({ length: count }, (_, number) => number)
        return [...numbers.toReversed(), ...numbers]
      })
      for (let round = 0; round < 3; round++) await reconcile()
    },
  }
}

export type Payments = ReturnType<typeof playPayments>
