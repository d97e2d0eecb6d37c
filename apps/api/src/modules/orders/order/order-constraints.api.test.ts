import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
afterAll(() => shop.close())
/** One unpaid guest order of one piece of product 1, which has 20 on hand. */
beforeEach(async () => {
  await shop.reset()
  await shop.make.order()
})

/** Runs SQL with full rights, bypassing all our code. */
const attempt = (statement: string) => sql.raw(statement).execute(shop.db)

const RIGHT_ORDER = `
  with o as (
    insert into orders (cust_id, placed_by, pickup_type, pickup_time, first_name, last_name, email, phone1,
      subtotal_cents, tax_milli_percent, tax_cents, shipping_handling_cents, idempotency_scope, idempotency_key)
    values (1, 'GUEST', 'IN STORE', 'MORNING', 'A', 'B', 'a@x.test', '1', 900, 0, 0, 2000, 's', 'k')
    returning order_id)
  insert into order_item (order_id, product_id, product_name, sku, department, quantity, taken, backordered,
    unit_price_cents, list_price_cents, tax_cents, tax_exempt_flag)
  select order_id, 1, 'P', 'S', 'D', 1, 0, 1, 900, 1000, 0, false from o`

describe('the database itself enforces correct amounts (M1 to M6)', () => {
  it.each([
    ['a negative subtotal', `update orders set subtotal_cents = -1`],
    ['a subtotal that changes', `update orders set subtotal_cents = 901`],
    ['a tax that changes', `update orders set tax_cents = 1`],
    ['shipping that changes', `update orders set shipping_handling_cents = 0`],
    ['a discount that comes later', `update orders set discount_cents = 1`],
    ['a discount of shipping that comes later', `update orders set shipping_discount_cents = 1`],
    ['a discount of an item that comes later', `update order_item set discount_cents = 1`],
    ['a tax basis that changes', `update order_item set tax_basis = 'CERTIFICATE'`],
    [
      'another owner',
      `insert into customer (login_id, email, email_canonical) values ('x', 'x@x.x', 'x@x.x'); update orders set cust_id = 2`,
    ],
    ['another idempotency key', `update orders set idempotency_key = 'other'`],
    ['an order number of choice', `update orders set order_num = '1'`],
    ['a grand total of choice', `update orders set grand_total_cents = 1`],
    ['an item price that changes', `update order_item set unit_price_cents = 1`],
    ['an item quantity that changes', `update order_item set quantity = 2, backordered = 2`],
    ['more refunded than paid', `update orders set refunded_cents = grand_total_cents + 1`],
    ['an order that vanishes', `delete from orders`],
    ['an item that vanishes', `delete from order_item`],
  ])('%s is refused', async (_name, statement) => {
    const before = await everyOrder()

    await expect(attempt(statement)).rejects.toThrow(
      /fixed|check constraint|generated|append-only|cannot|can only be/,
    )

    expect(await everyOrder()).toEqual(before)
  })

  it('an order without items is refused', async () => {
    const withoutItems = `${RIGHT_ORDER} where false`

    await expect(attempt(withoutItems)).rejects.toThrow('items 0 and tax 0 differ')
  })

  it.each([
    ['more than the goods', 'discount_cents, ', '901, ', 'orders_discount_check'],
    ['more than shipping', 'shipping_discount_cents, ', '2001, ', 'orders_shipping_discount_check'],
    ['that no item has', 'discount_cents, ', '100, ', 'discounts of its items 0 differ from 100'],
  ])('a discount of %s is refused', async (_name, column, cents, why) => {
    const wrong = RIGHT_ORDER.replace('subtotal_cents, ', `subtotal_cents, ${column}`).replace(
      '900, 0',
      `900, ${cents}0`,
    )

    await expect(attempt(wrong)).rejects.toThrow(why)
  })

  it('items that do not make up the subtotal are refused', async () => {
    const wrong = RIGHT_ORDER.replace("'D', 1, 0, 1, 900", "'D', 1, 0, 1, 899")

    await expect(attempt(wrong)).rejects.toThrow('items 899 and tax 0 differ from 900')
  })

  it.each([
    ['alone', ''],
    ['by whoever changes the order as well', `update orders set notes = 'x' where order_id = 1;`],
  ])('an item added later is refused, %s', async (_name, before) => {
    const { productId } = await shop.make.product()
    const late = `${before} insert into order_item (order_id, product_id, product_name, sku, department, quantity,
      taken, backordered, unit_price_cents, list_price_cents, tax_cents, tax_exempt_flag)
      values (1, ${productId}, 'P', 'S', 'D', 1, 0, 1, 100, 100, 0, false)`

    await expect(attempt(late)).rejects.toThrow('differ')
  })

  it('a correct order is accepted, so the refusals above have their reasons', async () => {
    await attempt(RIGHT_ORDER)

    expect(await shop.count('orders')).toBe(2)
  })
})

describe('stock (S1 to S3)', () => {
  it.each([
    [
      'below zero',
      `insert into stock_movement (product_id, delta, reason) values (1, -21, 'OTHER')`,
    ],
    ['changed without a movement', `update product set quantity = 7`],
    [
      'a movement of nothing',
      `insert into stock_movement (product_id, delta, reason) values (1, 0, 'OTHER')`,
    ],
    ['a movement rewritten', `update stock_movement set delta = 1`],
    ['a movement removed', `delete from stock_movement`],
    [
      'more taken than ordered',
      `insert into order_item (order_id, product_id, product_name, sku, department, quantity, taken, backordered, unit_price_cents, list_price_cents, tax_cents, tax_exempt_flag) values (1, 2, 'P', 'S', 'D', 1, 1, 1, 900, 1000, 0, false)`,
    ],
  ])('%s is refused', async (_name, statement) => {
    await expect(attempt(statement)).rejects.toThrow(/check constraint|stock_movement|append-only/)

    expect(await stock()).toBe(20)
  })

  it('is taken once per item', async () => {
    const take = `insert into stock_movement (product_id, delta, reason, order_item_id) values (1, -1, 'ORDER', 1)`
    await attempt(take)

    await expect(attempt(take)).rejects.toThrow(/duplicate key/)

    expect(await stock()).toBe(19)
  })
})

describe('an order (O1 to O3)', () => {
  it('is stored once per key', async () => {
    await attempt(RIGHT_ORDER)

    await expect(attempt(RIGHT_ORDER)).rejects.toThrow(/duplicate key/)
  })

  const STATUSES = ['NEW', 'PRINTED', 'OPEN', 'CLOSED', 'REJECTED']
  const WAYS: Record<string, string[]> = {
    NEW: ['PRINTED', 'REJECTED'],
    PRINTED: ['OPEN', 'REJECTED'],
    OPEN: ['CLOSED', 'REJECTED'],
    CLOSED: [],
    REJECTED: [],
  }
  const pairs = STATUSES.flatMap((from) => STATUSES.map((to) => ({ from, to })))

  it.each(pairs)('moves from $from to $to only along its path', async ({ from, to }) => {
    await attempt('alter table orders disable trigger orders_guard')
    await attempt(`update orders set order_status = '${from}'`)
    await attempt('alter table orders enable trigger orders_guard')

    const moved = attempt(`update orders set order_status = '${to}'`).then(
      () => true,
      () => false,
    )

    expect(await moved).toBe(from === to || WAYS[from]?.includes(to))
  })

  it.each([
    ['an owner', `insert into orders (cust_id, placed_by) values (null, 'GUEST')`],
    ['an owner that exists', `update orders set cust_id = 4711`],
    ['a place of origin', `update orders set placed_by = 'ROBOT'`],
    ['a known status', `update orders set order_status = 'LOST'`],
  ])('needs %s', async (_name, statement) => {
    await expect(attempt(statement)).rejects.toThrow()
  })

  it('keeps every recorded step', async () => {
    await attempt(
      `insert into order_status_move (order_id, to_status, moved_by) values (1, 'NEW', 'guest')`,
    )

    await expect(attempt(`update order_status_move set moved_by = 'eve'`)).rejects.toThrow(
      'append-only',
    )
    await expect(attempt('delete from order_status_move')).rejects.toThrow('append-only')
  })
})

const everyOrder = () =>
  shop.db
    .selectFrom('orders')
    .innerJoin('orderItem', 'orderItem.orderId', 'orders.orderId')
    .selectAll()
    .execute()

async function stock() {
  const { quantity } = await shop.db
    .selectFrom('product')
    .select('quantity')
    .where('productId', '=', 1)
    .executeTakeFirstOrThrow()
  return quantity
}
