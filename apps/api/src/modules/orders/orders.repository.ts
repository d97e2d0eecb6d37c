import type { ShippingAddress } from '@mendwell/contract/orders'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { compiledOnce, type Filled, type Place } from '../../db/compiled-once.ts'
import type { Queryable } from '../../db/db.ts'
import type { DB } from '../../db/schema.ts'

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
  | 'currency'
  | 'subtotalCents'
  | 'taxMilliPercent'
  | 'taxStateCode'
  | 'taxCents'
  | 'shippingHandlingCents'
  | 'idempotencyScope'
  | 'idempotencyKey'
>

interface Placing {
  order: NewOrder
  movedBy: string
  /** The token that opens the order for its guest, and for how long. */
  capability: { sha256: Buffer; hours: number } | null
}

/** Stores a new order with its first status and its guest's token; number and total are the database's. */
export async function insertOrder(
  db: Queryable,
  { order, movedBy, capability }: Placing,
): Promise<OrderRow> {
  const placed = capability
    ? await guestOrder.first(db, { ...order, movedBy, ...capability })
    : await orderOfAccount.first(db, { ...order, movedBy })
  if (!placed) throw new Error('No order was placed')
  return placed
}

type Placed = NewOrder & { movedBy: string }
type Opened = NonNullable<Placing['capability']>

const orderOfAccount = compiledOnce((_db, place: Place<Placed>) => newOrder(place, sql``))

const guestOrder = compiledOnce((_db, place: Place<Placed & Opened>) =>
  newOrder(
    place,
    sql`, opened as (
      insert into order_capability (order_id, token_sha256, expires_at)
      select order_id, ${place('sha256')}::bytea,
        created_at + make_interval(hours => ${place('hours')}) from placed)`,
  ),
)

const newOrder = (place: Place<Placed>, opened: RawBuilder<unknown>) =>
  sql<OrderRow>`
    with placed as (
      insert into orders (cust_id, placed_by, first_name, last_name, email, phone1, notes, pickup_type,
        pickup_time, representative, address, address2, city, state_province, postal_code, country, currency,
        subtotal_cents, tax_milli_percent, tax_state_code, tax_cents, shipping_handling_cents,
        idempotency_scope, idempotency_key)
      values (${place('custId')}, ${place('placedBy')}, ${place('firstName')}, ${place('lastName')}, ${place('email')},
        ${place('phone1')}, ${place('notes')}, ${place('pickupType')}, ${place('pickupTime')}, ${place('representative')},
        ${place('address')}, ${place('address2')}, ${place('city')}, ${place('stateProvince')}, ${place('postalCode')},
        ${place('country')}, ${place('currency')}, ${place('subtotalCents')}, ${place('taxMilliPercent')},
        ${place('taxStateCode')}, ${place('taxCents')}, ${place('shippingHandlingCents')},
        ${place('idempotencyScope')}, ${place('idempotencyKey')})
      returning *),
    moved as (
      insert into order_status_move (order_id, to_status, moved_by)
      select order_id, order_status, ${place('movedBy')} from placed)
    ${opened}
    select * from placed`

/** An item before it is stored; amounts in cents. */
export type NewOrderItem = Omit<Insertable<DB['orderItem']>, 'orderId' | 'attributes'> & {
  attributes: readonly object[]
}

interface Filling {
  orderId: number
  /** In the order of the cart. */
  items: readonly NewOrderItem[]
  /** What the customer is told of the order: parts of a statement, by `postMail`. */
  mail: RawBuilder<unknown>
}

/**
 * Stores the items of an order with the mail about it, and takes what is promised from stock,
 * once per item. The items go as one value, so that carts of any size are the same statement.
 */
export async function insertOrderItems(
  db: Queryable,
  { orderId, items, mail }: Filling,
): Promise<OrderItemRow[]> {
  const { rows } = await sql<OrderItemRow>`
    with items as (
      insert into order_item (order_id, product_id, product_name, sku, department, quantity, taken,
        backordered, unit_price_cents, list_price_cents, tax_cents, tax_exempt_flag, discount_percent,
        sellin_pcs, measuring_unit, weight, attributes, notes)
      select ${orderId}::int, "productId", "productName", sku, department, quantity, taken,
        backordered, "unitPriceCents", "listPriceCents", "taxCents", "taxExemptFlag", "discountPercent",
        "sellinPcs", "measuringUnit", weight, attributes, notes
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (
        "productId" int, "productName" text, sku text, department text, quantity int, taken int,
        backordered int, "unitPriceCents" bigint, "listPriceCents" bigint, "taxCents" bigint,
        "taxExemptFlag" boolean, "discountPercent" numeric, "sellinPcs" boolean, "measuringUnit" text,
        weight numeric, attributes jsonb, notes text)
      returning *),
    moved as (
      insert into stock_movement (product_id, delta, reason, order_item_id)
      select product_id, -taken, 'ORDER', order_item_id from items where taken > 0),
    ${mail}
    select items.* from items left join told on true order by order_item_id`.execute(db)
  return rows
}

interface AddressChange {
  orderId: number
  address: ShippingAddress
  updatedBy: string
}

/** Sends an order, locked by the caller, to another address. */
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

interface StatusMove {
  orderId: number
  fromStatus: string | null
  toStatus: string
  movedBy: string
  note?: string | null
}

/** Writes down a move of an order's status (Decisions §7: every move is kept). */
export async function insertStatusMove(db: Queryable, move: StatusMove): Promise<void> {
  await db.insertInto('orderStatusMove').values(move).execute()
}

/** An unpaid order, locked by the caller, is paid, for good; with the receipt, as parts of a statement by `postMail`. */
export const markPaid =
  ({ orderId, receipt }: { orderId: number; receipt: RawBuilder<unknown> }): Filled<unknown> =>
  (db) =>
    sql`
    with paid as (
      update orders set payment_status = 'PAID', updated_at = now()
      where order_id = ${orderId} and payment_status = 'UNPAID'),
    ${receipt}
    select from told`.compile(db)

/** The contact details of a customer, for an order placed while signed in. */
export function findCustomerContact(db: Queryable, custId: number) {
  return db
    .selectFrom('customer')
    .select(['custId', 'firstName', 'lastName', 'email', 'phone1'])
    .where('custId', '=', custId)
    .executeTakeFirst()
}

/** The order that was sent with a key, and what it holds. */
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
    .select('productId')
    .where('orderId', '=', order.orderId)
    .execute()
  return {
    orderId: order.orderId,
    orderNum: order.orderNum,
    custId: order.custId,
    isGuests: order.placedBy === 'GUEST',
    productIds: items.map((item) => item.productId),
  }
}
