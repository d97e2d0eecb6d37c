import type { CallOptions } from '../shop/calls.ts'
import type { TestShop } from '../shop/start-test-shop.ts'

/** So few orders may use the code that they run out. */
export const USE_LIMIT = 2
export const CODE = 'MODEL10'

const PROMOTION = {
  ...{ name: 'Model', nameEs: 'Modelo', code: null, conditions: [], exclusive: false },
  ...{ startsOn: null, endsOn: null, useLimit: null, useLimitPerCustomer: null },
}

/** $2 off three pieces for everybody, and then a tenth by a code that few may use; the number of the second. */
export async function startPromotions(shop: TestShop, staff: CallOptions): Promise<number> {
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
  return start({ priority: 2, action, code: CODE, useLimit: USE_LIMIT })
}
