import { type RawBuilder, sql } from 'kysely'

/**
 * Whether an order really belongs to the customer it is stored under. Never one that a stranger's account placed before
 * the owner claimed it. One placed by a guest with that address, or by staff on the phone, does once the owner has
 * proven to read its mail, if the account then had no other, unproven address (Reliability §2.1).
 */
export const isOfItsCustomer = sql<boolean>`exists (select from customer c where c.cust_id = orders.cust_id and
  case when orders.placed_by = 'CUSTOMER' then c.claimed_at is null or c.claimed_at <= orders.created_at
    else c.email_verified_at is not null
      and (c.guest_orders_from is null or c.guest_orders_from <= orders.created_at) end)`

/** Whether the customer paid an order with one of these products (a list in brackets) that is known to be theirs. */
export const hasPaidFor = (custId: number, productIds: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from orders join order_item using (order_id)
    where orders.cust_id = ${custId} and order_item.product_id in ${productIds}
      and orders.payment_status <> 'UNPAID' and ${isOfItsCustomer})`
