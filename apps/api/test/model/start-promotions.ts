import type { CallOptions } from '../shop/calls.ts'
import type { TestShop } from '../shop/start-test-shop.ts'

/** So few orders may use the code that it runs out. */
export const USE_LIMIT = 2
export const CODE = 'MODEL10'

/** The promotion with the code. */
export interface PromotionState {
  promotionId: number
  isPaused: boolean
}

const PROMOTION = {
  ...{ name: 'Model', nameEs: 'Modelo', code: null, conditions: [], exclusive: false },
  ...{ startsOn: null, endsOn: null, useLimit: null, useLimitPerCustomer: null },
}

/** $2 off three pieces for everyone, which a return may take back, and then a tenth off with a code that few may use. */
export async function startPromotions(shop: TestShop, staff: CallOptions): Promise<PromotionState> {
  await shop.put('/staff/settings', { reclaimOnReturn: true }, staff)
  const start = async (promotion: object) => {
    const made = await shop.post('/staff/promotions', { ...PROMOTION, ...promotion }, staff)
    const { promotionId } = made.json()
    const started = await shop.post(
      `/staff/promotions/${promotionId}/move`,
      { state: 'ACTIVE' },
      staff,
    )
    if (started.statusCode !== 200) throw new Error(`No promotion: ${made.body} ${started.body}`)
    return promotionId
  }
  await start({
    priority: 1,
    conditions: [{ type: 'MIN_QUANTITY', quantity: 3 }],
    action: { type: 'AMOUNT_OFF', cents: 2_00 },
  })
  const action = { type: 'PERCENT_OFF', rate: 10_000 }
  const promotionId = await start({ priority: 2, action, code: CODE, useLimit: USE_LIMIT })
  return { promotionId, isPaused: false }
}
