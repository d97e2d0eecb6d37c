import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { makeManyOrders } from '../../../test/shoppers/many-orders.ts'
import { sendManyByLot } from '../../../test/shoppers/many-parcels-by-lot.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

/** `TRACE_ORDERS=450000` is a shop with a million lines that left by lot; only then, the time counts (rules, 1.6). */
const ORDERS = Number(process.env.TRACE_ORDERS ?? 500)
const BUDGET_MS = 100
const ROUNDS = 20
const PRODUCTS = 60
/** About a thousand parcels of each lot in the large shop. */
const LOTS_OF_EACH = 16
const LOADING_MS = 1_200_000

const shop = await startTestShop({ config: { rateLimitFactor: 1000 }, loads: true })
afterAll(() => shop.close())
let staff: CallOptions

beforeAll(async () => {
  for (let made = 0; made < PRODUCTS; made++) await shop.make.product({ quantity: LOTS_OF_EACH })
  const when = { from: '2025-01-01T00:00:00Z', to: '2026-06-30T00:00:00Z' }
  await makeManyOrders(shop.deps.config.databaseUrl ?? '', { count: ORDERS, ...when })
  await sendManyByLot(shop, { lots: LOTS_OF_EACH, here: 1 })
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
}, LOADING_MS)

/** Asks a few times; reports the median in ms where the shop is large, and holds it to the budget. */
async function ask(what: string, url: string) {
  const times: number[] = []
  let answer = await shop.get(url, staff)
  for (let round = 0; round < ROUNDS; round++) {
    const begin = performance.now()
    answer = await shop.get(url, staff)
    times.push(performance.now() - begin)
  }
  expect(answer.statusCode, answer.body).toBe(200)
  const median = times.sort((one, other) => one - other)[ROUNDS / 2] ?? 0
  if (process.env.TRACE_ORDERS) {
    const { lines } = await shop.db
      .selectFrom('shipmentLot')
      .select((eb) => eb.fn.countAll<number>().as('lines'))
      .executeTakeFirstOrThrow()
    console.log(`${what}: ${median.toFixed(1)} ms (median of ${ROUNDS}), ${lines} lines`)
    expect(median).toBeLessThan(BUDGET_MS)
  }
  return answer.json()
}

it('who got a lot is exactly whom plain SQL says', async () => {
  const { rows } = await sql<{ lotId: number; orderIds: number[]; pieces: number }>`
    select lot_id, array_agg(distinct order_id order by order_id) as order_ids, sum(g.quantity)::int as pieces
    from shipment_lot g join shipment using (shipment_id) group by lot_id
    order by count(*) desc, lot_id limit 1`.execute(shop.db)
  const [lot] = rows

  const { buyers } = await ask('Who got a lot', `/staff/lots/${lot?.lotId}`)

  const orderIds = buyers.map((buyer: { orderId: number }) => buyer.orderId)
  expect(orderIds.toSorted((one: number, other: number) => one - other)).toEqual(lot?.orderIds)
  const pieces = buyers.reduce((sum: number, one: { quantity: number }) => sum + one.quantity, 0)
  expect(pieces).toBe(lot?.pieces)
})

it('which lots an order got is exactly what plain SQL says', async () => {
  const { rows } = await sql<{ orderId: number; lots: string[] }>`
    select order_id, array_agg(lot_code || ' ' || g.quantity order by lot_code || ' ' || g.quantity) as lots
    from shipment_lot g join shipment using (shipment_id) join stock_lot using (lot_id)
    group by order_id order by count(*) desc, order_id limit 1`.execute(shop.db)
  const [order] = rows

  const { items } = await ask('Which lots an order got', `/staff/orders/${order?.orderId}`)

  const lots = items.flatMap(
    ({ lotsSent = [] }: { lotsSent?: { lotCode: string; quantity: number }[] }) =>
      lotsSent.map(({ lotCode, quantity }) => `${lotCode} ${quantity}`),
  )
  expect(lots.toSorted()).toEqual(order?.lots)
})
