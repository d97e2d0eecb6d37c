import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { expireGiftSales } from '../../../src/modules/gift-sales/payment/expire-gift-sales.ts'
import type { Family, ModelShop } from '../model-shop.ts'
import type { Mishap } from '../unreliable-cards.ts'
import { anyMishap, CARDS, type Payments } from './payments.ts'

const of = fc.constant('gift sales' as const)
const which = fc.nat(1_000)
const plain = <Name extends string>(name: Name) => fc.record({ of, do: fc.constant(name), which })

export const giftSaleActions = fc.oneof(
  { weight: 2, arbitrary: plain('begin') },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('pay' as const), which },
      ...{ card: fc.constantFrom(...CARDS), mishap: anyMishap },
    }),
  },
  { weight: 1, arbitrary: plain('pay again') },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('decide' as const), which, approve: fc.boolean() },
    }),
  },
  { weight: 1, arbitrary: plain('confirm') },
  { weight: 1, arbitrary: plain('give back') },
  { weight: 1, arbitrary: plain('let a week pass') },
)
type Action = typeof giftSaleActions extends fc.Arbitrary<infer A> ? A : never

const DOLLARS = 25
const GIFT = {
  ...{ amount: DOLLARS, buyerName: 'Ada Byron', buyerEmail: 'ada@example.com' },
  ...{ recipientName: 'Grace', recipientEmail: 'grace@example.com', message: null, sendOn: null },
}

interface Sale {
  saleId: number
  saleToken: string
  lastPay: { key: string; token: string } | undefined
  isGivenBack: boolean
}

/** Gift cards are sold through their own checkout, and issued with the capture (decision 0052). */
export function playGiftSales(model: ModelShop, { grow }: Payments): Family<Action> {
  const { provider, shop, line, call, staff } = model
  const sales: Sale[] = []

  async function begin() {
    const answer = await call('/gift-cards/sales', GIFT)
    if (answer.statusCode !== 200) throw new Error(`No sale of a gift card: ${answer.body}`)
    const { saleId, saleToken } = answer.json()
    sales.push({ saleId, saleToken, lastPay: undefined, isGivenBack: false })
  }

  function charge(sale: Sale, paying: { key: string; token: string }) {
    sale.lastPay = paying
    const { key, token } = paying
    const body = { saleToken: sale.saleToken, token }
    return call('/gift-cards/sales/charge', body, { headers: { 'idempotency-key': key } })
  }

  async function pay(sale: Sale, token: string, mishap: Mishap | undefined) {
    await line.during(mishap, () => charge(sale, { key: randomUUID(), token }))
    if (mishap?.startsWith('dies')) await grow('1 minute')
  }

  async function decide({ saleId }: Sale, approve: boolean) {
    const waiting = await shop.db
      .selectFrom('giftCardAttempt')
      .select('providerRef')
      .where('saleId', '=', saleId)
      .where('status', '=', 'ACTION_REQUIRED')
      .executeTakeFirst()
    if (waiting?.providerRef) await provider.decide(waiting.providerRef, approve)
  }

  async function giveBack(sale: Sale) {
    const url = `/staff/gift-card-sales/${sale.saleId}/refund`
    const answer = await call(url, { note: 'Bought twice' }, staff)
    if (answer.statusCode === 200) sale.isGivenBack = true
  }

  async function letAWeekPass() {
    await sql`alter table gift_card_sale disable trigger gift_card_sale_guard;
      update gift_card_sale set created_at = created_at - interval '8 days' where status = 'UNPAID';
      alter table gift_card_sale enable trigger gift_card_sale_guard`.execute(shop.db)
    await expireGiftSales(shop.deps)
  }

  return {
    async act(action) {
      if (action.do === 'begin') return begin()
      if (action.do === 'let a week pass') return letAWeekPass()
      const sale = sales[action.which % Math.max(1, sales.length)]
      if (!sale) return
      switch (action.do) {
        case 'pay':
          return pay(sale, provider.tokens[action.card], action.mishap)
        case 'pay again':
          return sale.lastPay && charge(sale, sale.lastPay)
        case 'decide':
          return decide(sale, action.approve)
        case 'confirm':
          return call('/gift-cards/sales/confirm', { saleToken: sale.saleToken })
        case 'give back':
          return giveBack(sale)
      }
    },
    /**
     * Each paid sale has one card worth the amount paid; for any other the provider holds nothing, and no card exists.
     */
    async check() {
      const { rows } = await sql<{ saleId: number; status: string; owed: number; open: number }>`
        select s.sale_id, s.status, coalesce(b.balance_cents, 0)::int8 as owed,
          (select count(*)::int from gift_card_attempt a where a.sale_id = s.sale_id
            and a.status in ('PENDING', 'UNKNOWN', 'ACTION_REQUIRED')) as open
        from gift_card_sale s left join balance b using (balance_id) order by 1`.execute(shop.db)
      expect(rows.map(({ saleId }) => saleId)).toEqual(sales.map(({ saleId }) => saleId))
      for (const [at, { saleId, status, owed, open }] of rows.entries()) {
        const isPaid = status === 'PAID'
        expect({ saleId, owed, open }).toEqual({
          saleId,
          owed: isPaid ? DOLLARS * 100 : 0,
          open: 0,
        })
        expect({ saleId, isGivenBack: status === 'REFUNDED' }).toEqual({
          ...{ saleId, isGivenBack: sales[at]?.isGivenBack },
        })
      }
      const kept = (await provider.books())
        .filter(({ orderId }) => orderId === 0)
        .reduce((sum, { capturedCents, refundedCents }) => sum + capturedCents - refundedCents, 0)
      const paid = rows.filter(({ status }) => status === 'PAID').length
      expect(kept).toBe(paid * DOLLARS * 100)
    },
  }
}
