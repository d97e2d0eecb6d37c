import { type RawBuilder, sql } from 'kysely'

/**
 * Whether an order is that of the customer it stands under. What the account of a stranger ordered before its owner
 * claimed it never is; what a guest ordered under the address, or staff for somebody on the phone, is once its owner has
 * proved to read its mail, if the account bore no other address then that it had not proven (Reliability §2.1).
 */
export const isOfItsCustomer = sql<boolean>`exists (select from customer c where c.cust_id = orders.cust_id and
  case when orders.placed_by = 'CUSTOMER' then c.claimed_at is null or c.claimed_at <= orders.created_at
    else c.email_verified_at is not null
      and (c.guest_orders_from is null or c.guest_orders_from <= orders.created_at) end)`

/** Whether the customer paid an order with one of these products (a list in brackets) that is known to be their own. */
export const hasPaidFor = (custId: number, productIds: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from orders join order_item using (order_id)
    where orders.cust_id = ${custId} and order_item.product_id in ${productIds}
      and orders.payment_status <> 'UNPAID' and ${isOfItsCustomer})`
