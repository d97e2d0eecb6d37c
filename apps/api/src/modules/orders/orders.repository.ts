import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { DB } from '../../db/schema.ts'

export type OrderRow = Selectable<DB['orders']>
export type OrderItemRow = Selectable<DB['orderItem']>

interface Placing {
  order: Insertable<DB['orders']>
  movedBy: string
  /** The token that opens the order for its guest, and for how long. */
  capability: { sha256: Buffer; hours: number } | null
}

/** Stores a new order with its first status and its guest's token; number and total are the database's. */
export function insertOrder(
  db: Queryable,
  { order, movedBy, capability }: Placing,
): Promise<OrderRow> {
  const placed = db
    .with('placed', (eb) => eb.insertInto('orders').values(order).returningAll())
    .with('moved', (eb) =>
      eb
        .insertInto('orderStatusMove')
        .columns(['orderId', 'toStatus', 'movedBy'])
        .expression((from) =>
          from
            .selectFrom('placed')
            .select(['orderId', 'orderStatus', sql<string>`${movedBy}::text`.as('movedBy')]),
        ),
    )
  const opened = capability
    ? placed.with('opened', (eb) =>
        eb
          .insertInto('orderCapability')
          .columns(['orderId', 'tokenSha256', 'expiresAt'])
          .expression((from) =>
            from
              .selectFrom('placed')
              .select([
                'orderId',
                sql<Buffer>`${capability.sha256}::bytea`.as('tokenSha256'),
                sql<Date>`created_at + make_interval(hours => ${capability.hours})`.as('expiresAt'),
              ]),
          ),
      )
    : placed
  return opened.selectFrom('placed').selectAll().executeTakeFirstOrThrow()
}

/** An item before it is stored; amounts in cents. */
export type NewOrderItem = Omit<Insertable<DB['orderItem']>, 'orderId' | 'attributes'> & {
  attributes: readonly object[]
}

/**
 * Stores the items of an order, in the order of the cart, and takes what is promised from stock,
 * once per item. The items go as one value, so that carts of any size are the same statement.
 */
export async function insertOrderItems(
  db: Queryable,
  orderId: number,
  items: readonly NewOrderItem[],
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
      select product_id, -taken, 'ORDER', order_item_id from items where taken > 0)
    select * from items order by order_item_id`.execute(db)
  return rows
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

/** The order is paid, for good; undefined when it was before. */
export function markPaid(db: Queryable, orderId: number) {
  return db
    .updateTable('orders')
    .set({ paymentStatus: 'PAID', updatedAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where('paymentStatus', '=', 'UNPAID')
    .returning(['orderId', 'custId', 'email'])
    .executeTakeFirst()
}

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
