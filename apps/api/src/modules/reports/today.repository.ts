import { OPEN_ORDER_STATUSES } from '@mendwell/domain/orders/order-status'
import { OPEN_RETURN_STATUSES } from '@mendwell/domain/orders/returns'
import type { Period } from '@mendwell/domain/reports/periods'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { countUpTo } from '../../db/sql/count-up-to.ts'
import { literals } from '../../db/sql/literals.ts'
import { isPartlySent, isToPrepare, isToShip } from '../orders/order/pieces.sql.ts'
import { dayOf, endOfDay, startOfDay } from '../settings/shop/shop-days.sql.ts'

export interface Counts {
  newOrders: number
  ordersToShip: number
  partlySent: number
  unpaidOrders: number
  returnsWaiting: number
  lowStock: number
  soldOut: number
  failedMessages: number
  failedJobs: number
  contactMessages: number
  clinicsWaiting: number
  quotesWaiting: number
  questionsWaiting: number
}

/** All open tasks for staff, each counted up to MAX_COUNTED along an index. */
export const countWaiting = (db: Queryable): Promise<Counts> =>
  db
    .selectNoFrom([
      newestOrders(isToPrepare).as('newOrders'),
      newestOrders(isToShip).as('ordersToShip'),
      newestOrders(isPartlySent).as('partlySent'),
      newestOrders(
        sql`payment_status = 'UNPAID' and order_status in (${literals(OPEN_ORDER_STATUSES)})`,
      ).as('unpaidOrders'),
      countUpTo(sql`from return_request where status in (${literals(OPEN_RETURN_STATUSES)})`).as(
        'returnsWaiting',
      ),
      countUpTo(sql`from product where product_status = 'A' and stock_level = 1`).as('lowStock'),
      countUpTo(sql`from product where product_status = 'A' and stock_level = 0`).as('soldOut'),
      countUpTo(sql`from outbox where given_up`).as('failedMessages'),
      countUpTo(sql`from graphile_worker.jobs where attempts >= max_attempts`).as('failedJobs'),
      countUpTo(sql`from contact_message where handled_at is null`).as('contactMessages'),
      countUpTo(sql`from quote_request where status = 'NEW'`).as('quotesWaiting'),
      countUpTo(sql`from product_question q where confirmed_at is not null and hidden_at is null and answer is null
        and not exists (select from product_answer a where a.question_id = q.question_id and a.hidden_at is null)`).as(
        'questionsWaiting',
      ),
      countUpTo(sql`from clinic where status = 'REQUESTED'`).as('clinicsWaiting'),
    ])
    .executeTakeFirstOrThrow()

/** In the order of an index: the table itself starts with the oldest, none of which are open. */
const newestOrders = (where: RawBuilder<unknown>) =>
  countUpTo(sql`from orders o where ${where} order by o.created_at desc`)

interface SalesDayRow {
  day: string
  orders: number
  paidOrders: number
  salesCents: number
}

/** Orders of the range; a free replacement is not a sale. */
const within = ({ from, to }: Period) =>
  sql`created_at >= ${startOfDay(from)} and created_at < ${endOfDay(to)}
    and order_status <> 'REJECTED'
    and (grand_total_cents > 0 or not exists (select from replacement r where r.order_id = orders.order_id))`

/** One row per day of the range, including days without orders. */
export async function findSalesDays(db: Queryable, range: Period): Promise<SalesDayRow[]> {
  const { rows } = await sql<SalesDayRow>`
    with sold as (
      select ${dayOf(sql`created_at`)} as day, count(*) as orders,
        count(*) filter (where payment_status <> 'UNPAID') as paid_orders,
        sum(grand_total_cents - refunded_cents) filter (where payment_status <> 'UNPAID') as sales
      from orders where ${within(range)} group by 1)
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(orders, 0) as orders,
      coalesce(paid_orders, 0) as paid_orders, coalesce(sales, 0)::bigint as sales_cents
    from generate_series(${range.from}::date, ${range.to}::date, '1 day') as days (day)
    left join sold on sold.day = days.day::date order by days.day`.execute(db)
  return rows
}

export async function sumSales(db: Queryable, range: Period): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(grand_total_cents - refunded_cents), 0)::bigint as cents
    from orders where ${within(range)} and payment_status <> 'UNPAID'`.execute(db)
  return rows[0]?.cents ?? 0
}

interface TopProductRow {
  productId: number
  productName: string
  pieces: number
  salesCents: number
}

/** The products with the highest revenue in the range. */
export async function findTopProducts(db: Queryable, range: Period): Promise<TopProductRow[]> {
  const { rows } = await sql<TopProductRow>`
    with best as (
      select product_id, sum(quantity) as pieces, sum(line_total_cents - discount_cents) as sales_cents
      from order_item where order_id in (
        select order_id from orders where ${within(range)} and payment_status <> 'UNPAID')
      group by 1 order by sales_cents desc, product_id limit 5)
    select product_id, product_name, pieces::int, sales_cents::bigint
    from best join product using (product_id) order by best.sales_cents desc, product_id`.execute(
    db,
  )
  return rows
}
