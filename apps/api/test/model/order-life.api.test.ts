import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { auditDatabase } from '../../src/audit/audit-database.ts'
import { CARD_PROVIDERS } from '../providers/card-providers.ts'
import { anyAction } from './actions.ts'
import { STOCK_AT_FIRST, startWorld, type World } from './order-world.ts'

/** `npm run model` makes many of them, from a seed of its own; here they are the same each time. */
const RUNS = Number(process.env.MODEL_RUNS ?? 2)
const SEED = Number(process.env.MODEL_SEED ?? 5)
const SECONDS_PER_RUN = 30

async function compare({ provider, promotionId, orders, returns }: World) {
  const { shop } = provider
  const books = await provider.books()
  /** What the provider holds for an order, in cents: captured and not given back. */
  const keptFor = (id: number) =>
    books
      .filter(({ orderId }) => orderId === id)
      .reduce((sum, { capturedCents, refundedCents }) => sum + capturedCents - refundedCents, 0)
  const stored = await shop.db.selectFrom('orders').selectAll().orderBy('orderId').execute()
  expect(stored.map(({ orderNum }) => orderNum)).toEqual(orders.map(({ orderNum }) => orderNum))
  for (const [at, row] of stored.entries()) {
    const { orderId, paymentStatus, grandTotalCents, refundedCents } = row
    const isCaptured = paymentStatus !== 'UNPAID' && !orders[at]?.isPaidByHand
    const due = isCaptured ? (grandTotalCents ?? 0) - refundedCents : 0
    const kept = keptFor(orderId)
    expect({ orderId, paymentStatus, kept }).toEqual({ orderId, paymentStatus, kept: due })
    expect(row.orderStatus === 'REJECTED').toBe(orders[at]?.isRejected)
    if (orders[at]?.isRejected) expect(kept).toBe(0)
  }
  const sold = orders
    .filter(({ isRejected }) => !isRejected)
    .reduce((pieces, { quantity }) => pieces + quantity, 0)
  const back = returns.filter(({ isRestocked, order }) => isRestocked && !order.isRejected).length
  const { quantity } = await shop.db
    .selectFrom('product')
    .select('quantity')
    .executeTakeFirstOrThrow()
  expect(quantity).toBe(STOCK_AT_FIRST - sold + back)
  const { used } = await shop.db
    .selectFrom('promotion')
    .select('used')
    .where('promotionId', '=', promotionId)
    .executeTakeFirstOrThrow()
  expect(used).toBe(orders.filter(({ isUse }) => isUse).length)
  const { rows: open } = await sql`select attempt_id from payment_attempt
    where status in ('PENDING', 'UNKNOWN', 'ACTION_REQUIRED')`.execute(shop.db)
  expect(open).toEqual([])
  const findings = await auditDatabase(shop.db)
  expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([])
}

describe.each(CARD_PROVIDERS)('with $name', ({ start }) => {
  it(
    `whatever is done in whatever order, money, stock and orders agree (${RUNS} runs, seed ${SEED})`,
    async () => {
      const provider = await start()
      // What fails while the database is cut off is meant to.
      provider.shop.deps.logger.error = () => {}
      onTestFinished(() => provider.close())
      const actions = fc.array(anyAction, { minLength: 30, maxLength: 60, size: 'max' })
      const agrees = fc.asyncProperty(actions, async (todo) => {
        const world = await startWorld(provider)
        for (const action of todo) await world.act(action)
        await world.settle()
        await compare(world)
      })
      await fc.assert(agrees, { numRuns: RUNS, seed: SEED, endOnFailure: true })
    },
    RUNS * SECONDS_PER_RUN * 1_000,
  )
})
