import { sql } from 'kysely'

/** Whether an `order_item` has an open hold. */
export const isHeld = sql<boolean>`exists (select from order_hold h
  where h.order_item_id = order_item.order_item_id and h.lifted_at is null)`
