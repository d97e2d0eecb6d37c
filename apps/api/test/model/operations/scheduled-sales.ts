import { dayAt } from '@mendwell/domain/days/calendar'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Family, Goods, ModelShop } from '../model-shop.ts'

export const saleActions = fc.record({
  of: fc.constant('scheduled sales' as const),
  do: fc.constantFrom('begin' as const, 'end' as const),
})
type Action = typeof saleActions extends fc.Arbitrary<infer A> ? A : never

const onDay = (days: number) =>
  `${dayAt(new Date(Date.now() + days * 86_400_000), 'America/Chicago')}T09:00`

/** The plain product is cheaper during a sale; orders keep their price (decision 0039). */
export function playScheduledSales(
  { shop, call, staff }: ModelShop,
  plain: Goods,
  listCents: number,
): Family<Action> {
  const everyday = plain.cents
  let saleId: number | undefined

  async function begin() {
    if (saleId !== undefined) return
    const body = {
      ...{ name: 'Sale', discount: { type: 'PERCENT_OFF', rate: 30_000 } },
      of: { productIds: [plain.productId], categoryIds: [], brandIds: [] },
      ...{ startsAt: onDay(-2), endsAt: onDay(2) },
    }
    const answer = await call('/staff/scheduled-sales', body, staff)
    if (answer.statusCode !== 200) throw new Error(`No sale: ${answer.body}`)
    saleId = answer.json().saleId
    plain.cents = Math.round(listCents * 0.7)
  }

  async function end() {
    if (saleId === undefined) return
    const answer = await call(`/staff/scheduled-sales/${saleId}/cancel`, {}, staff)
    if (answer.statusCode !== 200) throw new Error(`The sale goes on: ${answer.body}`)
    saleId = undefined
    plain.cents = everyday
  }

  return {
    act: (action) => (action.do === 'begin' ? begin() : end()),
    async check() {
      const orderItems = [{ productId: plain.productId, quantity: 1 }]
      const quote = (await shop.post('/orders/quote', { orderItems })).json()
      expect(Math.round(quote.subtotal * 100)).toBe(plain.cents)
    },
  }
}
