import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** How far back orders count. */
const DAYS = 90
/** How many products a shop without sales begins its lists with. */
const STARTERS = 500
/** What one order counts, so that sales always come before the starters. */
const PER_ORDER = 1_000

export interface Popularity {
  productId: number
  popularity: number
}

/**
 * The products whose popularity has changed, in the order of their ids. It is the number of orders that bought the
 * product, whatever the quantity. What has been ordered equally often follows what people use at home: the kinds that
 * serve the most situations, the first product of every kind before the second of any.
 */
export async function findChangedPopularity(db: Queryable): Promise<Popularity[]> {
  const { rows } = await sql<Popularity>`
    with sold as (
      select item.product_id, count(distinct item.order_id)::int as orders
      from orders join order_item as item using (order_id)
      where orders.created_at > now() - make_interval(days => ${DAYS}::int)
        and orders.payment_status <> 'UNPAID' and orders.order_status <> 'REJECTED'
      group by 1
    ), at_home as (
      select product_id, kind_key, cardinality(kind.situations) as situations,
        count(*) over (partition by kind_key) as choice,
        row_number() over (partition by kind_key
          order by popular_flag desc, in_stock desc, lower(product_name), product_id) as turn
      from product join kind using (kind_key)
      where product_status = 'A' and orderable and not is_part and kind.situations <> '{}'
    ), starter as (
      select product_id, ${STARTERS}::int + 1 - row_number() over (
        order by turn, situations desc, choice desc, kind_key, product_id)::int as place
      from at_home
    ), now_asked as (
      select product_id, coalesce(orders, 0) * ${PER_ORDER}::int + greatest(0, coalesce(place, 0)) as popularity
      from product left join sold using (product_id) left join starter using (product_id)
    )
    select product_id, now_asked.popularity
    from now_asked join product using (product_id)
    where product.popularity <> now_asked.popularity order by product_id`.execute(db)
  return rows
}

/** Stores the popularity of products; locked in the order of their ids, as orders lock them. */
export async function storePopularity(db: Queryable, changed: readonly Popularity[]) {
  await sql`
    with given as (
      select * from unnest(${changed.map(({ productId }) => productId)}::int[],
        ${changed.map(({ popularity }) => popularity)}::int[]) as given (product_id, popularity)
    ), locked as (
      select product_id from product where product_id in (select product_id from given)
      order by product_id for no key update
    )
    update product set popularity = given.popularity
    from given join locked using (product_id) where product.product_id = given.product_id`.execute(
    db,
  )
}
