import type pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { findBrokenRules } from '../../src/audit/audit-database.ts'
import { openDb, openPool } from '../../src/db/db.ts'
import { migrate, migrationNames } from '../../src/db/migrate/migrate.ts'
import { bookEarlierRefunds } from '../../src/modules/payments/refunds/book-refunds.ts'
import { createTestDatabase, currentTestServer, type Template } from '../shop/test-server.ts'

const blank: Template = { name: 'template1', fill: async () => {} }
const pools: pg.Pool[] = []
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

/** The tables as they were before discounts and tenders. */
async function openOldShop() {
  const databaseUrl = await createTestDatabase(currentTestServer(), blank)
  const pool = openPool({ databaseUrl, onError: () => {} })
  pools.push(pool)
  const only = (await migrationNames()).filter((name) => name < '0650')
  await migrate(pool, { only })
  return pool
}

const GOODS = `
  insert into department (dept_name) values ('D');
  insert into category (category_id, category, sub_category) values (1, 'D', 'S');
  insert into product (product_id, product_name, sku, category_id, unit_price_cents) values (1, 'P', 'S', 1, 1000),
    (2, 'Q', 'T', 1, 1000);
  insert into customer (login_id, email, email_canonical) values ('a@x.test', 'a@x.test', 'a@x.test')`

/** Two lines of $9, one taxed, with $15 for shipping: $33.74. */
const order = (number: number) => `
  with o as (
    insert into orders (cust_id, placed_by, pickup_type, pickup_time, first_name, last_name, email, phone1,
      subtotal_cents, tax_milli_percent, tax_cents, shipping_handling_cents, idempotency_scope, idempotency_key)
    values (1, 'STAFF', 'IN STORE', 'MORNING', 'A', 'B', 'a@x.test', '1', 1800, 8250, 74, 1500, 's', '${number}')
    returning order_id),
  moved as (insert into order_status_move (order_id, to_status, moved_by) select order_id, 'NEW', 'staff 1' from o)
  insert into order_item (order_id, product_id, product_name, sku, department, quantity, taken, backordered,
    unit_price_cents, list_price_cents, tax_cents, tax_exempt_flag)
  select order_id, product, 'P', 'S', 'D', 1, 0, 1, 900, 1000, tax, tax = 0
  from o, (values (1, 74), (2, 0)) line (product, tax)`

const PAID = `
  insert into payment_attempt (order_id, attempt_number, provider, idempotency_key, amount_cents, currency, status)
    select order_id, 1, 'sandbox', 'paid ' || order_id, 3374, 'USD', 'SUCCEEDED' from orders where order_id > 1;
  update orders set payment_status = 'PAID' where order_id > 1;
  insert into refund (order_id, attempt_id, amount_cents, reason, status, idempotency_key, requested_by)
    select order_id, attempt_id, case order_id when 3 then 500 else 3374 end, 'GOODWILL', 'SUCCEEDED',
      'back ' || order_id, 'staff 1' from payment_attempt where order_id > 2`

it('existing orders get one card tender for the total, and pass the audit', async () => {
  const pool = await openOldShop()
  await pool.query(GOODS)
  for (const number of [1, 2, 3, 4]) await pool.query(order(number))
  await pool.query(PAID)

  await migrate(pool)
  await bookEarlierRefunds(openDb(pool))

  const { rows } = await pool.query(`select tender_no, kind, status, amount_cents::int as cents,
    (select array_agg(c.part || ' ' || c.cents order by c.part, c.cents) from tender_cell c
      where c.order_id = t.order_id) as cells from order_tender t order by order_id`)
  const cells = ['NET 900', 'NET 900', 'SHIPPING 1500', 'TAX 74']
  const card = { tender_no: 1, kind: 'CARD', cents: 3374, cells }
  expect(rows).toEqual(
    ['PLANNED', 'CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED'].map((status) => ({ ...card, status })),
  )
  const { rows: lines } =
    await pool.query(`select distinct discount_cents::int as discount, tax_basis,
    tax_rate_milli_percent as rate, fsa_eligible from order_item order by rate`)
  expect(lines).toEqual([
    { discount: 0, tax_basis: 'EXEMPT_CLASS', rate: 0, fsa_eligible: false },
    { discount: 0, tax_basis: 'GENERAL', rate: 8250, fsa_eligible: false },
  ])
  const { rows: booked } =
    await pool.query(`select refund_id as refund, array_agg(goods_cents::int || ' + '
    || tax_cents || ' + ' || shipping_cents order by order_item_id) as cells from refund_cell group by 1 order by 1`)
  expect(booked).toEqual([
    // $5.00 of $33.74, in proportion: lost cents go to the largest remainders.
    { refund: 1, cells: ['134 + 11 + 0', '133 + 0 + 0', '0 + 0 + 222'] },
    { refund: 2, cells: ['900 + 74 + 0', '900 + 0 + 0', '0 + 0 + 1500'] },
  ])
  expect(await findBrokenRules(openDb(pool))).toEqual([])
})

it('an order placed by the previous version meanwhile has its tender and its basis', async () => {
  const pool = await openOldShop()
  await migrate(pool)
  await pool.query(GOODS)

  await pool.query(order(1))

  const { rows } = await pool.query(
    `select sum(cents)::int as cents, count(*)::int as cells from tender_cell join order_tender using (order_id, tender_no)`,
  )
  expect(rows).toEqual([{ cents: 3374, cells: 4 }])
})
