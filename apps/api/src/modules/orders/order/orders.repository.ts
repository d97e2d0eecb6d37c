import type { ShippingAddress } from '@mendwell/contract/orders/orders'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'

export type OrderRow = Selectable<DB['orders']>
export type OrderItemRow = Selectable<DB['orderItem']>

/** An order before it is stored; amounts in cents. */
type NewOrder = Pick<
  OrderRow,
  | 'custId'
  | 'placedBy'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone1'
  | 'notes'
  | 'pickupType'
  | 'pickupTime'
  | 'representative'
  | 'address'
  | 'address2'
  | 'city'
  | 'stateProvince'
  | 'postalCode'
  | 'country'
  | 'recipient'
  | 'recipientPhone'
  | 'courierNote'
  | 'currency'
  | 'subtotalCents'
  | 'discountCents'
  | 'shippingDiscountCents'
  | 'taxMilliPercent'
  | 'taxStateCode'
  | 'taxCents'
  | 'shippingHandlingCents'
  | 'idempotencyScope'
  | 'idempotencyKey'
  | 'ageConfirmed'
>

interface NewOrderInput {
  order: NewOrder
  movedBy: string
  /** The token that opens the order for its guest, and for how long. */
  capability: { sha256: Buffer; hours: number } | null
}

/** Stores a new order with its first status and its guest's token; the database sets the number and the total. */
export async function insertOrder(
  db: Queryable,
  { order, movedBy, capability }: NewOrderInput,
): Promise<OrderRow> {
  const opened = capability
    ? sql`, opened as (
      insert into order_capability (order_id, token_sha256, expires_at)
      select order_id, ${capability.sha256}::bytea,
        created_at + make_interval(hours => ${capability.hours}) from placed)`
    : sql``
  const { rows } = await sql<OrderRow>`
    with placed as (
      insert into orders (cust_id, placed_by, first_name, last_name, email, phone1, notes, pickup_type,
        pickup_time, representative, address, address2, city, state_province, postal_code, country,
        recipient, recipient_phone, courier_note, currency,
        subtotal_cents, discount_cents, tax_milli_percent, tax_state_code, tax_cents, shipping_handling_cents,
        shipping_discount_cents,
        idempotency_scope, idempotency_key, age_confirmed)
      values (${order.custId}, ${order.placedBy}, ${order.firstName}, ${order.lastName}, ${order.email},
        ${order.phone1}, ${order.notes}, ${order.pickupType}, ${order.pickupTime}, ${order.representative},
        ${order.address}, ${order.address2}, ${order.city}, ${order.stateProvince}, ${order.postalCode},
        ${order.country}, ${order.recipient}, ${order.recipientPhone}, ${order.courierNote}, ${order.currency}, ${order.subtotalCents}, ${order.discountCents}, ${order.taxMilliPercent},
        ${order.taxStateCode}, ${order.taxCents}, ${order.shippingHandlingCents},
        ${order.shippingDiscountCents},
        ${order.idempotencyScope}, ${order.idempotencyKey}, ${order.ageConfirmed})
      returning *),
    moved as (
      insert into order_status_move (order_id, to_status, moved_by)
      select order_id, order_status, ${movedBy} from placed)
    ${opened}
    select * from placed`.execute(db)
  const [placed] = rows
  if (!placed) throw new Error('No order was placed')
  return placed
}

/** An item before it is stored; amounts in cents. */
export type NewOrderItem = Omit<Insertable<DB['orderItem']>, 'orderId' | 'attributes'> & {
  attributes: readonly object[]
}

interface Filling {
  orderId: number
  /** In the order of the cart. */
  items: readonly NewOrderItem[]
}

/**
 * Stores the items of an order and takes promised pieces from stock, once per item. The items are one parameter, so
 * that carts of any size use the same statement.
 */
export async function insertOrderItems(
  db: Queryable,
  { orderId, items }: Filling,
): Promise<OrderItemRow[]> {
  const { rows } = await sql<OrderItemRow>`
    with items as (
      insert into order_item (order_id, product_id, product_name, sku, department, quantity, taken,
        backordered, unit_price_cents, list_price_cents, discount_cents, tax_cents, tax_rate_milli_percent, tax_basis,
        tax_exempt_flag, discount_percent, sellin_pcs, measuring_unit, weight, attributes, notes)
      select ${orderId}::int, "productId", "productName", sku, department, quantity, taken,
        backordered, "unitPriceCents", "listPriceCents", "discountCents", "taxCents", "taxRateMilliPercent", "taxBasis",
        "taxExemptFlag", "discountPercent", "sellinPcs", "measuringUnit", weight, attributes, notes
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (
        "productId" int, "productName" text, sku text, department text, quantity int, taken int,
        backordered int, "unitPriceCents" bigint, "listPriceCents" bigint, "discountCents" bigint, "taxCents" bigint,
        "taxRateMilliPercent" int, "taxBasis" text, "taxExemptFlag" boolean, "discountPercent" numeric,
        "sellinPcs" boolean, "measuringUnit" text, weight numeric, attributes jsonb, notes text)
      returning *),
    moved as (
      insert into stock_movement (product_id, delta, reason, order_item_id)
      select product_id, -taken, 'ORDER', order_item_id from items where taken > 0)
    select * from items order by order_item_id`.execute(db)
  return rows
}

interface AddressChange {
  orderId: number
  address: ShippingAddress
  updatedBy: string
}

/** Changes the address of an order that the caller has locked. */
export function updateAddress(
  db: Queryable,
  { orderId, address, updatedBy }: AddressChange,
): Promise<OrderRow> {
  return db
    .updateTable('orders')
    .set({ ...address, updatedBy, updatedAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface StatusTransition {
  orderId: number
  fromStatus: string | null
  toStatus: string
  movedBy: string
  note?: string | null
}

/** Records a status transition of an order (Decisions §7: every transition is kept). */
export async function insertStatusTransition(
  db: Queryable,
  transition: StatusTransition,
): Promise<void> {
  await db.insertInto('orderStatusMove').values(transition).execute()
}

/** Marks an unpaid order, locked by the caller, as paid, for good. */
export async function markPaid(db: Queryable, orderId: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ paymentStatus: 'PAID', updatedAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where('paymentStatus', '=', 'UNPAID')
    .execute()
}

/** The order that was sent with a key, and its content. */
export async function findOrderByKey(
  db: Queryable,
  { scope, key }: { scope: string; key: string },
) {
  const order = await db
    .selectFrom('orders')
    .select(['orderId', 'orderNum', 'placedBy', 'custId'])
    .where('idempotencyScope', '=', scope)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()
  if (!order) return undefined
  const items = await db
    .selectFrom('orderItem')
    .select(['productId', 'attributes', 'notes'])
    .where('orderId', '=', order.orderId)
    .orderBy('orderItemId')
    .execute()
  return {
    orderId: order.orderId,
    orderNum: order.orderNum,
    custId: order.custId,
    isGuests: order.placedBy === 'GUEST',
    items,
  }
}
