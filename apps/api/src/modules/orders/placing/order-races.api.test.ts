import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../../test/shoppers/guest-order.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const buy = (buyer: number, orderItems: { productId: number; quantity: number }[]) =>
  shop.post('/orders/save', guestOrder(orderItems, `buyer${buyer}@example.com`))

/** Products whose stock is not the sum of their movements, or is below zero. */
async function wrongStock() {
  const { rows } = await sql`
    select p.product_id from product p
    left join (select product_id, sum(delta)::int as moved from stock_movement group by product_id) m
      using (product_id)
    where coalesce(p.quantity, 0) <> coalesce(m.moved, 0) or p.quantity < 0`.execute(shop.db)
  return rows
}

/** Orders whose items do not add up to their amounts. */
async function wrongSums() {
  const { rows } = await sql`
    select o.order_id from orders o join order_item i using (order_id) group by o.order_id
    having sum(i.line_total_cents) <> o.subtotal_cents or sum(i.tax_cents) <> o.tax_cents
      or o.grand_total_cents <> o.subtotal_cents + o.tax_cents + o.shipping_handling_cents`.execute(
    shop.db,
  )
  return rows
}

describe('sixty buyers of seven pieces', () => {
  it('get seven with backorders off: nothing is promised twice', async () => {
    await shop.db.insertInto('setting').values({ name: 'allowBackorder', value: 'false' }).execute()
    const { productId } = await shop.make.product({ quantity: 7 })

    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, buyer) => buy(buyer, [{ productId, quantity: 1 }])),
    )

    const statuses = answers.map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(7)
    expect(statuses.filter((status) => status === 409)).toHaveLength(53)
    expect(await shop.count('orders')).toBe(7)
    expect(await shop.count('outbox')).toBe(7)
    expect(await wrongStock()).toEqual([])
    expect(await wrongSums()).toEqual([])
  })

  it('all order with backorders on, and exactly seven pieces are promised from stock', async () => {
    const { productId } = await shop.make.product({ quantity: 7 })

    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, buyer) => buy(buyer, [{ productId, quantity: 1 }])),
    )

    const backordered = answers.map((answer) => answer.json().orderItems[0].backordered)
    expect(backordered.filter((pieces) => pieces === 0)).toHaveLength(7)
    expect(backordered.filter((pieces) => pieces === 1)).toHaveLength(53)
    expect(await wrongStock()).toEqual([])
  })
})

it('forty orders of the same products in opposite order never deadlock', async () => {
  const products = []
  for (let made = 0; made < 5; made++) products.push(await shop.make.product({ quantity: 99 }))
  const forward = products.map(({ productId }) => ({ productId, quantity: 1 }))
  const backward = forward.toReversed()

  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, buyer) => buy(buyer, buyer % 2 ? forward : backward)),
  )

  expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200))
  expect(await wrongStock()).toEqual([])
  expect(await wrongSums()).toEqual([])
})
