import { sql } from 'kysely'

/**
 * Whether an order is that of the customer it stands under. What the account of a stranger ordered before its owner
 * claimed it never is; what a guest ordered under the address, or staff for somebody on the phone, is once its owner has
 * proved to read its mail, if the account bore no other address then that it had not proven (Reliability §2.1).
 */
export const isOfItsCustomer = sql<boolean>`exists (select from customer c where c.cust_id = orders.cust_id and
  case when orders.placed_by = 'CUSTOMER' then c.claimed_at is null or c.claimed_at <= orders.created_at
    else c.email_verified_at is not null
      and (c.guest_orders_from is null or c.guest_orders_from <= orders.created_at) end)`
