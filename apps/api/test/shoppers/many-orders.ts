import pg from 'pg'
import { openDb, openPool } from '../../src/db/db.ts'
import { WITHOUT_BOUNDS } from '../../src/db/session-settings.ts'
import { bookEarlierRefunds } from '../../src/modules/payments/refunds/book-refunds.ts'

interface ManyOrders {
  count: number
  /** Orders are placed between these instants; payments and refunds may be later. */
  from: string
  to: string
}

/**
 * Adds this many orders to a shop with products, always the same, with every outcome: paid, unpaid, cancelled before
 * and after payment, partly refunded by pieces, by an amount and by a return, twice, paid by hand, in another currency,
 * with a discount.
 * Sums add up as the books require. Bypasses triggers, on a connection without a request's time limit.
 */
export async function makeManyOrders(
  databaseUrl: string,
  { count, from, to }: ManyOrders,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin; set local session_replication_role = replica')
    await client.query(DICE)
    await client.query(BUYER)
    await client.query(DRAFTS, [count, from, to])
    for (const statement of [LINES, ORDERS, ITEMS, TENDERS, PAYMENTS, REFUNDS, PIECES, BOOKED]) {
      await client.query(statement)
    }
    await client.query('commit')
    await bookRefundsOf(databaseUrl)
    await client.query(
      'vacuum analyze orders, order_item, payment_attempt, refund, refund_cell, return_request',
    )
  } finally {
    await client.end()
  }
}

async function bookRefundsOf(databaseUrl: string) {
  const pool = openPool({ databaseUrl, bounds: WITHOUT_BOUNDS, onError: () => {} })
  try {
    await bookEarlierRefunds(openDb(pool))
  } finally {
    await pool.end()
  }
}

/** A number from 0 up to `sides`, always the same for an order and this roll. */
const DICE = `create function pg_temp.dice(n int, throw int, sides int) returns int immutable language sql
  as 'select (hashint4(n * 31 + throw) & 2147483647) % sides'`

const BUYER = `insert into customer (login_id, first_name, last_name, cust_name, email, email_canonical, phone1)
  values ('many@example.com', 'Mary', 'Many', 'Mary Many', 'many@example.com', 'many@example.com', '555-0100')`

const DRAFTS = `create temp table draft on commit drop as
  select n, pg_temp.dice(n, 1, 100) as fate, n % 97 = 0 as abroad, pg_temp.dice(n, 4, 20) = 0 as by_hand,
    (array['TX', 'CA', 'FL', 'NY', 'OR', null])[1 + place] as state,
    (array[8250, 7250, 6000, 4000, 0, 0])[1 + place] as rate, created_at,
    created_at + make_interval(secs => pg_temp.dice(n, 5, 90000)) as paid_at,
    created_at + make_interval(secs => 90000 + pg_temp.dice(n, 6, 2000000)) as refunded_at
  from generate_series(1, $1::int) n, pg_temp.dice(n, 2, 6) place,
    lateral (select $2::timestamptz
      + ($3::timestamptz - $2::timestamptz) * pg_temp.dice(n, 3, 1000000) / 1000000.0 as created_at) placed`

const LINES = `create temp table line on commit drop as
  with shelf as (select array_agg(product_id order by product_id) as ids from product)
  select n, place, product_id, product_name, sku, tax_exempt_flag, wanted as quantity, unit_price_cents as price,
    unit_price_cents * wanted as goods, off,
    case when tax_exempt_flag then 0 else round((unit_price_cents * wanted - off) * rate / 100000.0)::bigint end as tax
  from draft cross join shelf cross join generate_series(1, 1 + pg_temp.dice(n, 7, 4)) place
    cross join lateral (select 1 + pg_temp.dice(n, 20 + place, 3)) as pieces (wanted)
    join product on product_id = ids[1 + pg_temp.dice(n, 30 + place, cardinality(ids))]
    cross join lateral (select case when n % 7 = 0 then unit_price_cents * wanted / 10 else 0 end) as discounted (off)`

const ORDERS = `insert into orders (order_id, cust_id, placed_by, order_status, payment_status, pickup_type, pickup_time,
    first_name, last_name, email, phone1, currency, subtotal_cents, discount_cents, tax_milli_percent, tax_state_code, tax_cents,
    shipping_handling_cents, idempotency_scope, idempotency_key, created_at)
  select 5000000 + n, (select cust_id from customer where email = 'many@example.com'), 'GUEST',
    case when fate between 78 and 85 then 'REJECTED' else 'CLOSED' end,
    case when fate between 70 and 81 then 'UNPAID' else 'PAID' end, 'DELIVERY', 'MORNING',
    'Mary', 'Many', 'many@example.com', '555-0100', case when abroad then 'EUR' else 'USD' end,
    goods, off, rate, state, tax, case when goods < 5000 then 1000 when goods < 20000 then 1500 else 0 end,
    'many', n, created_at
  from draft join (select n, sum(goods) as goods, sum(off) as off, sum(tax) as tax from line group by n) charged using (n)`

const ITEMS = `insert into order_item (order_item_id, order_id, product_id, product_name, sku, department, quantity, taken,
    backordered, unit_price_cents, list_price_cents, discount_cents, tax_cents, tax_exempt_flag, tax_basis, tax_rate_milli_percent)
  select 50000000 + n * 4 + place, 5000000 + n, product_id, product_name, sku, 'Many', quantity, 0, quantity,
    price, price, off, tax, tax_exempt_flag, case when tax_exempt_flag then 'EXEMPT_CLASS' else 'GENERAL' end,
    case when tax_exempt_flag then 0 else rate end from line join draft using (n)`

const TENDERS = `with planned as (
    insert into order_tender (order_id, tender_no, kind, amount_cents, status)
    select order_id, 1, 'CARD', grand_total_cents, case payment_status when 'UNPAID' then 'PLANNED' else 'CAPTURED' end
    from orders where order_id > 5000000 returning order_id)
  insert into tender_cell (order_id, tender_no, order_item_id, part, cents)
  select order_id, 1, order_item_id, part, cents from planned join order_item using (order_id)
    cross join lateral (values ('NET', line_total_cents - order_item.discount_cents), ('TAX', tax_cents)) cell (part, cents) where cents > 0
  union all select order_id, 1, null, 'SHIPPING', shipping_handling_cents from planned join orders using (order_id)
    where shipping_handling_cents > 0`

const PAYMENTS = `insert into payment_attempt (attempt_id, order_id, attempt_number, provider, idempotency_key, amount_cents,
    currency, status, paid_by, received_on, recorded_by, created_at, updated_at)
  select 5000000 + n, order_id, 1, case when by_hand then 'manual' else 'sandbox' end, 'many ' || n, grand_total_cents,
    currency, case when payment_status = 'UNPAID' then 'FAILED' else 'SUCCEEDED' end,
    case when by_hand then 'CHECK' end, case when by_hand then paid_at::date end,
    case when by_hand then 'staff 1' end, draft.created_at, paid_at
  from draft join orders on order_id = 5000000 + n where not (by_hand and payment_status = 'UNPAID')`

/**
 * Outcomes 82 to 85 refund all, 86 to 89 a third, 90 to 94 a piece, 95 to 97 a return, 98 and 99 a third and the rest.
 */
const REFUNDS = `insert into refund (refund_id, order_id, attempt_id, amount_cents, reason, status, idempotency_key,
    requested_by, return_id, created_at, updated_at)
  select 5000000 + n * 2 + part, order_id, 5000000 + n,
    case when fate between 82 and 85 then grand_total_cents when fate between 90 and 97 then piece
      when part = 0 then grand_total_cents / 3 else grand_total_cents - grand_total_cents / 3 end,
    case when fate between 82 and 85 then 'CANCELLATION' when fate between 95 and 97 then 'RETURN' else 'GOODWILL' end,
    case when n % 11 = 0 then 'FAILED' else 'SUCCEEDED' end, 'many ' || n || '-' || part, 'staff 1',
    case when fate between 95 and 97 then 5000000 + n end, refunded_at, refunded_at + part * interval '3 days'
  from draft join orders on order_id = 5000000 + n
    join (select n, round((goods - off) / quantity::numeric)::bigint + round(tax / quantity::numeric)::bigint as piece
      from line where place = 1) first using (n)
    cross join generate_series(0, case when fate >= 98 then 1 else 0 end) part
  where fate >= 82 and grand_total_cents > 3 and piece > 0`

const PIECES = `with returned as (
    insert into return_request (return_id, order_id, order_item_id, kind, quantity, reason, status, refund_cents,
      restoration_fee_cents, created_at, updated_at)
    select 5000000 + n, order_id, 50000000 + n * 4 + 1, 'REFUND', 1,
      (array['Too small', 'too small ', 'Arrived damaged', 'Ordered by mistake'])[1 + n % 4],
      case when refund.status = 'FAILED' then 'RECEIVED' else 'REFUNDED' end, amount_cents, 0, refunded_at, refunded_at
    from draft join refund on refund_id = 5000000 + n * 2 where fate between 95 and 97)
  insert into refund_item (refund_id, order_item_id, quantity, kept, worth_cents)
  select refund_id, 50000000 + n * 4 + 1, 1, 0, amount_cents
  from draft join refund on refund_id = 5000000 + n * 2 where fate between 90 and 94`

const BOOKED = `update orders set refunded_cents = back.cents,
    payment_status = case when back.cents >= grand_total_cents then 'REFUNDED' else 'PARTLY_REFUNDED' end
  from (select order_id, sum(amount_cents) as cents from refund where status = 'SUCCEEDED' group by 1) back
  where back.order_id = orders.order_id`
