import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { type Bought, buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 10_000 } })
let staff: CallOptions
beforeAll(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

/** What shoppers and staff do about shipped goods, in any order; each may be refused. */
const step = fc.oneof(
  fc.record({ do: fc.constant('replace' as const), pieces: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('refund' as const), pieces: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    do: fc.constant('ask' as const),
    pieces: fc.integer({ min: 1, max: 2 }),
    requestFor: fc.constantFrom('REFUND' as const, 'REPLACEMENT' as const),
  }),
  fc.record({
    do: fc.constant('move' as const),
    which: fc.nat({ max: 5 }),
    status: fc.constantFrom('APPROVED', 'DECLINED', 'RECEIVED', 'REFUNDED', 'REPLACED'),
  }),
  fc.record({ do: fc.constant('ship' as const), which: fc.nat({ max: 5 }) }),
  fc.record({ do: fc.constant('cancel' as const), which: fc.nat({ max: 5 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface Life {
  bought: Bought
  returnIds: number[]
  /** The replacements of the order, newest last. */
  replacements: () => Promise<number[]>
}

const at = (ids: readonly number[], which: number) => ids[which % Math.max(1, ids.length)] ?? 0

async function take(life: Life, one: Step): Promise<number> {
  const { bought, returnIds } = life
  const { orderId } = bought
  const orderItemId = bought.items[0]?.orderItemId ?? 0
  const send = (url: string, body: object, as = staff) =>
    shop.post(url, body, {
      ...as,
      headers: { ...as.headers, 'idempotency-key': crypto.randomUUID() },
    })
  switch (one.do) {
    case 'replace': {
      const items = [{ orderItemId, quantity: one.pieces }]
      return (await send(`/staff/orders/${orderId}/replacements`, { items, reason: 'LOST' }))
        .statusCode
    }
    case 'refund': {
      const items = [{ orderItemId, quantity: one.pieces }]
      return (await send('/refunds/save', { orderId, items })).statusCode
    }
    case 'ask': {
      const items = [{ orderItemId, quantity: one.pieces, expiryDate: '2027-03-31' }]
      const { requestFor } = one
      const body = { orderId, requestFor, reason: 'It is broken', items }
      const asked = await send('/returns/save', body, bought.key)
      if (asked.statusCode === 200) returnIds.push(asked.json().returns[0].returnId)
      return asked.statusCode
    }
    case 'move': {
      const returnId = at(returnIds, one.which)
      if (returnId === 0) return 404
      return (await shop.post('/returns/move', { returnId, status: one.status }, staff)).statusCode
    }
    case 'ship': {
      const orderIds = [orderId, ...(await life.replacements())]
      const body = { orderId: at(orderIds, one.which), carrier: 'UPS' }
      return (await send('/shipments/save', body)).statusCode
    }
    case 'cancel': {
      const orderIds = await life.replacements()
      if (orderIds.length === 0) return 404
      const body = { orderIds: [at(orderIds, one.which)], status: 'REJECTED' }
      return (await shop.post('/staff/orders/move', body, staff)).statusCode
    }
  }
}

describe('returns, refunds, replacements and cancellations in any order', () => {
  it('replace or refund no piece twice, leave no negative amount, and the pieces add up', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { productId } = await shop.make.product({ unitPriceCents: 19_99, quantity: 30 })
        const bought = await buy(shop, { lines: [{ productId, quantity: 4 }] })
        const life: Life = {
          bought,
          returnIds: [],
          replacements: async () =>
            (
              await shop.db
                .selectFrom('replacement')
                .select('orderId')
                .where('replacesOrderId', '=', bought.orderId)
                .orderBy('orderId')
                .execute()
            ).map(({ orderId }) => orderId),
        }
        const answers: number[] = []
        for (const one of steps) answers.push(await take(life, one))

        expect(answers.filter((status) => status >= 500)).toEqual([])
        const { rows } = await sql<{ refunded: number; total: number; refundedPieces: number }>`
          select o.refunded_cents as refunded, o.grand_total_cents as total,
            (coalesce((select sum(r.quantity) from refund_item r join order_item i using (order_item_id)
              where i.order_id = o.order_id), 0) + coalesce((select sum(q.quantity) from return_request q
              where q.order_id = o.order_id and q.status = 'REFUNDED'), 0))::int as refunded_pieces
          from orders o where o.order_id = ${bought.orderId}`.execute(shop.db)
        const [{ refunded = -1, total = 0, refundedPieces = 99 } = {}] = rows
        expect(refunded).toBeGreaterThanOrEqual(0)
        expect(refunded).toBeLessThanOrEqual(total)
        expect(refundedPieces).toBeLessThanOrEqual(4)
        expect(await findBrokenRules(shop.db)).toEqual([])
      }),
      { numRuns: 25 },
    )
  }, 120_000)
})
