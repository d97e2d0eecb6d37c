import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { auditDatabase } from '../../src/audit/audit-database.ts'
import { CARD_PROVIDERS } from '../providers/card-providers.ts'
import { anyAction } from './actions.ts'
import { GIFT_CARD_DOLLARS, STOCK_AT_FIRST, startWorld, type World } from './order-world.ts'

/** `npm run model` makes many of them, from a seed of its own; here they are the same each time. */
const RUNS = Number(process.env.MODEL_RUNS ?? 2)
const SEED = Number(process.env.MODEL_SEED ?? 5)
const SECONDS_PER_RUN = 30

/** What orders keep of a gift card, in cents: taken, and not given back; and what those that are unpaid hold. */
async function findTaken(shop: World['provider']['shop']) {
  const { rows } = await sql<{ orderId: number; isPaid: boolean; cents: number }>`
    select t.order_id, o.payment_status <> 'UNPAID' as is_paid, (t.amount_cents - coalesce((select sum(r.amount_cents)
      from refund r where (r.order_id, r.tender_no) = (t.order_id, t.tender_no) and r.status = 'SUCCEEDED'), 0))::int8 as cents
    from order_tender t join orders o using (order_id)
    where t.balance_id is not null and not (o.payment_status = 'UNPAID' and o.order_status = 'REJECTED')`.execute(
    shop.db,
  )
  return rows
}
const centsOf = (rows: readonly { cents: number }[]) =>
  rows.reduce((sum, { cents }) => sum + cents, 0)

async function compare({ provider, promotionId, balanceId, orders, returns }: World) {
  const { shop } = provider
  const taken = await findTaken(shop)
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
    const byGiftCard = centsOf(taken.filter((one) => one.orderId === orderId))
    const due = isCaptured ? (grandTotalCents ?? 0) - refundedCents - byGiftCard : 0
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
  const balance = await shop.db
    .selectFrom('balance')
    .select(['balanceCents', 'heldCents'])
    .where('balanceId', '=', balanceId)
    .executeTakeFirstOrThrow()
  const [spent, held] = [true, false].map((isPaid) =>
    centsOf(taken.filter((one) => one.isPaid === isPaid)),
  )
  expect(balance).toEqual({
    balanceCents: GIFT_CARD_DOLLARS * 100 - (spent ?? 0),
    heldCents: held,
  })
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
