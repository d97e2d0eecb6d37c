import { ORDER_STATUSES, PAYMENT_STATUSES } from '@mendwell/domain/orders/order-status'
import { type RawBuilder, sql } from 'kysely'

/** What staff may sort orders by, as `sort` names it. */
export const ORDER_SORTS = ['created', 'customer', 'total', 'status', 'payment'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

interface SortKey {
  /** Of `orders o`, and never null: a null would sort neither before nor after anything. */
  key: RawBuilder<unknown>
  /** The type its text is cast back to. */
  type: RawBuilder<unknown>
}

/** The position of a value in the course of an order, not in the alphabet. */
const stepOf = (column: RawBuilder<unknown>, steps: readonly string[]) =>
  sql`coalesce(array_position(${sql.val([...steps])}::text[], ${column}), 0)`

export const SORT_KEYS: Readonly<Record<OrderSort, SortKey>> = {
  created: { key: sql`o.created_at`, type: sql`timestamptz` },
  customer: { key: sql`lower(trim(o.first_name || ' ' || o.last_name))`, type: sql`text` },
  total: { key: sql`o.grand_total_cents`, type: sql`int8` },
  status: { key: stepOf(sql`o.order_status`, ORDER_STATUSES), type: sql`int` },
  payment: { key: stepOf(sql`o.payment_status`, PAYMENT_STATUSES), type: sql`int` },
}
