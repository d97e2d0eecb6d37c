import { sql } from 'kysely'
import type { Db } from '../apps/api/src/db/db.ts'

/**
 * Fills a shop with orders of four years, set by set: a customer for every tenth order, one to three
 * products each; most are closed, paid and sent, a few hundred wait. The same numbers give the same
 * rows. Triggers rest meanwhile: all pieces are on backorder, so stock does not move.
 */
export async function makeOrders(db: Db, orders: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    const run = (query: ReturnType<typeof sql>) => query.execute(connection)
    await run(sql`set session_replication_role = replica`)
    await run(sql`set statement_timeout = 0`)
    for (const rows of [customers, ordersOf, items, payments, moves, parcels, parcelItems, mails]) {
      await run(rows(orders))
    }
    await run(returns)
    await run(sql`set session_replication_role = origin`)
    await run(sql`vacuum analyze`)
  })
}

const customers = (
  orders: number,
) => sql`insert into customer (login_id, email, email_canonical, cust_name, first_name, last_name, phone1, created_at)
  select email, email, email, email, first, last, '512 555 ' || lpad((n % 10000)::text, 4, '0'),
    now() - make_interval(secs => n * 60)
  from (select n, (array['Ada', 'Rosa', 'Mei', 'Peter', 'Aisha', 'Daniel', 'Helen', 'Tomasz'])[1 + n % 8] as first,
      (array['Byron', 'Delgado', 'Chen', 'Novak', 'Karim', 'Reyes', 'Okafor', 'Wojcik', 'Lindqvist'])[1 + n % 9]
        || chr(97 + n % 26) || chr(97 + n / 26 % 26) as last,
      'person' || n || '@example.com' as email
    from generate_series(1, ${orders} / 10) n) person`

const ordersOf = (
  orders: number,
) => sql`insert into orders (cust_id, placed_by, order_status, payment_status, pickup_type, pickup_time,
    first_name, last_name, email, phone1, subtotal_cents, tax_milli_percent, tax_cents,
    shipping_handling_cents, idempotency_scope, idempotency_key, created_at, updated_at)
  select c.cust_id, 'GUEST',
    case when n > ${orders} - 300 then 'NEW' when n > ${orders} - 450 then 'PRINTED'
      when n > ${orders} - 900 then 'OPEN' when n % 40 = 0 then 'REJECTED' else 'CLOSED' end,
    case when n % 40 = 0 or n % 1000 = 7 then 'UNPAID' else 'PAID' end,
    case when n % 3 = 0 then 'IN STORE' else 'DELIVERY' end, 'MORNING',
    c.first_name, c.last_name, c.email, c.phone1, 1000 * (1 + n % 3), 0, 0, 2000, 'bench', n::text,
    now() - make_interval(mins => (${orders} - n) * 10), now()
  from generate_series(1, ${orders}) n
    join (select *, row_number() over (order by cust_id) as place from customer
      where email like 'person%') c on c.place = 1 + n % (${orders} / 10)`

const items =
  () => sql`insert into order_item (order_id, product_id, product_name, sku, department, quantity, taken,
    backordered, unit_price_cents, list_price_cents, tax_cents, tax_exempt_flag, item_status)
  select o.order_id, p.product_id, p.product_name, p.sku, 'Wound Care', 1, 0, 1, 1000, 1000, 0, false, o.order_status
  from orders o cross join lateral generate_series(1, o.subtotal_cents / 1000) line
    join (select product_id, product_name, sku, row_number() over (order by product_id) as place from product) p
      on p.place = 1 + (o.order_id * 7 + line * 131) % (select count(*) from product)`

const payments =
  () => sql`insert into payment_attempt (order_id, attempt_number, provider, idempotency_key, amount_cents,
    currency, status, card_brand, card_last4)
  select order_id, 1, 'sandbox', 'bench' || order_id, grand_total_cents, currency, 'SUCCEEDED', 'visa', '4242'
  from orders where payment_status = 'PAID'`

const moves =
  () => sql`insert into order_status_move (order_id, from_status, to_status, moved_by, created_at)
  select o.order_id, step.before, step.after, 'guest', o.created_at
  from orders o join (values (null, 'NEW'), ('NEW', 'PRINTED'), ('PRINTED', 'OPEN'), ('OPEN', 'CLOSED'))
    as step (before, after) on step.before is null or o.order_status = 'CLOSED'`

const parcels =
  () => sql`insert into shipment (order_id, carrier, tracking_number, shipped_at, delivered_at, created_by)
  select order_id, 'UPS', '1Z' || order_id, created_at, case order_status when 'CLOSED' then created_at end, 'bench'
  from orders where order_status in ('OPEN', 'CLOSED')`

/** Of every second order that is on its way the first line is still to be sent. */
const parcelItems = () => sql`insert into shipment_item (shipment_id, order_item_id, quantity)
  select shipment_id, order_item_id, quantity from shipment join order_item item using (order_id)
  where item.item_status = 'CLOSED' or order_id % 2 = 0 or exists (
    select from order_item other where other.order_id = item.order_id and other.order_item_id < item.order_item_id)`

const mails =
  () => sql`insert into outbox (channel, kind, dedupe_key, recipient, payload, message_id, order_id, cust_id, state, sent_at)
  select 'MAIL', kind, kind || order_id, email, '{}', kind || order_id || '@bench', order_id, cust_id, 'SENT', created_at
  from orders cross join (values ('order_created'), ('payment_received')) as mail (kind)`

/** Every hundredth order that is closed sends its first line back; a few still wait. */
const returns = sql`insert into return_request (order_id, order_item_id, kind, quantity, reason, status,
    refund_cents, restoration_fee_cents, created_at)
  select o.order_id, min(i.order_item_id), 'REFUND', 1, 'Too small',
    case when o.order_id % 1000 = 100 then 'REQUESTED' else 'DECLINED' end, 1000, 0, o.created_at
  from orders o join order_item i using (order_id)
  where o.order_status = 'CLOSED' and o.order_id % 100 = 0 group by o.order_id`
