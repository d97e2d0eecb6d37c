import fc from 'fast-check'
import { expect } from 'vitest'
import type { Family, ModelShop } from '../model-shop.ts'

export const promotionActions = fc.record({
  of: fc.constant('promotions' as const),
  to: fc.constantFrom('ACTIVE' as const, 'PAUSED' as const),
})
type Action = typeof promotionActions extends fc.Arbitrary<infer A> ? A : never

/** The code is paused and resumed; orders that used it keep it. */
export function playPromotions({
  shop,
  call,
  staff,
  promotion,
  orders,
}: ModelShop): Family<Action> {
  return {
    async act({ to }) {
      const url = `/staff/promotions/${promotion.promotionId}/move`
      const answer = await call(url, { state: to }, staff)
      if ((answer.statusCode === 200) === (promotion.isPaused === (to === 'PAUSED'))) {
        throw new Error(`A promotion came to ${to}: ${answer.body}`)
      }
      promotion.isPaused = to === 'PAUSED'
    },
    async check() {
      const { used } = await shop.db
        .selectFrom('promotion')
        .select('used')
        .where('promotionId', '=', promotion.promotionId)
        .executeTakeFirstOrThrow()
      expect(used).toBe(orders.filter(({ isUse }) => isUse).length)
    },
  }
}
