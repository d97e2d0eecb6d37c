import type { EditedLine } from '@mendwell/domain/orders/edit-order'
import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { brokenPieces } from '../../lots/sql/lots.sql.ts'
import { isHeld } from '../holds/holds.sql.ts'
import { givenBackPieces, sentPieces, unshippedRefunds } from '../order/pieces.sql.ts'

export type EditableItem = Awaited<ReturnType<typeof findEditableItems>>[number]

/** The items of an order that an edit may change, with everything that limits it. */
export function findEditableItems(db: Queryable, orderId: number) {
  return db
    .selectFrom('orderItem')
    .innerJoin('product', 'product.productId', 'orderItem.productId')
    .innerJoin('category', 'category.categoryId', 'product.categoryId')
    .select([
      'orderItem.orderItemId',
      'orderItem.productId',
      'orderItem.productName',
      'orderItem.sku',
      'orderItem.quantity',
      'orderItem.taken',
      'orderItem.backordered',
      'orderItem.unitPriceCents',
      'orderItem.lineTotalCents',
      'orderItem.discountCents',
      'orderItem.taxCents',
      'orderItem.taxExemptFlag as taxExempt',
      'product.kindKey',
      'product.weight',
      'product.weightUnit',
      'category.category as department',
      isHeld.as('isHeld'),
      brokenPieces.as('broken'),
      sentPieces.as('sent'),
      unshippedRefunds.as('unshippedRefunds'),
      givenBackPieces.as('givenBack'),
    ])
    .where('orderItem.orderId', '=', orderId)
    .where('orderItem.quantity', '>', 0)
    .orderBy('orderItem.orderItemId')
    .execute()
}

type NewEdit = Omit<Insertable<DB['orderEdit']>, 'lines'> & { lines: readonly object[] }

/** Records an edit; for an unpaid order before anything of it changes, because its triggers check for the record. */
export async function insertOrderEdit(tx: Queryable, edit: NewEdit): Promise<number> {
  const { editId } = await tx
    .insertInto('orderEdit')
    .values({ ...edit, lines: JSON.stringify(edit.lines) })
    .returning('editId')
    .executeTakeFirstOrThrow()
  return editId
}

/** The number of the last edit of an order; 0 before the first. */
export async function findLastEdit(db: Queryable, orderId: number): Promise<number> {
  const { rows } = await sql<{ editId: number }>`
    select coalesce(max(edit_id), 0)::int as edit_id from order_edit where order_id = ${orderId}`.execute(
    db,
  )
  return rows[0]?.editId ?? 0
}

interface Amounts {
  subtotalCents: number
  discountCents: number
  taxCents: number
  shippingHandlingCents: number
  shippingDiscountCents: number
}

/** Changes the amounts of an unpaid order; the caller has locked it and recorded the edit. */
export async function updateAmounts(
  tx: Queryable,
  { orderId, updatedBy, ...amounts }: Amounts & { orderId: number; updatedBy: string },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...amounts, updatedBy, updatedAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .execute()
}

interface ItemChange {
  item: Pick<EditableItem, 'orderItemId' | 'productId' | 'taken'>
  after: EditedLine
}

/** Changes the quantities of items of such an order; pieces no longer needed return to stock. */
export async function updateItems(
  tx: Queryable,
  changes: readonly ItemChange[],
  movedBy: string,
): Promise<void> {
  for (const { item, after } of changes) {
    const { lineTotalCents: _, ...columns } = after
    await tx
      .updateTable('orderItem')
      .set({ ...columns, updatedBy: movedBy })
      .where('orderItemId', '=', item.orderItemId)
      .execute()
  }
  const moved = changes
    .map(({ item, after }) => ({
      productId: item.productId,
      orderItemId: item.orderItemId,
      delta: item.taken - after.taken,
      reason: 'EDIT',
      movedBy,
    }))
    .filter(({ delta }) => delta !== 0)
  if (moved.length > 0) await tx.insertInto('stockMovement').values(moved).execute()
}

/** The order that an edit of a paid order created for the added items; undefined for any other. */
export async function findAddedTo(
  db: Queryable,
  orderId: number,
): Promise<{ orderId: number; orderNum: string } | undefined> {
  return db
    .selectFrom('orderEdit')
    .innerJoin('orders', 'orders.orderId', 'orderEdit.orderId')
    .select(['orders.orderId', 'orders.orderNum'])
    .where('orderEdit.addedOrderId', '=', orderId)
    .executeTakeFirst()
}

/** The orders that hold items added to an order after it was paid, oldest first. */
export function findAdditions(db: Queryable, orderId: number) {
  return db
    .selectFrom('orderEdit')
    .innerJoin('orders', 'orders.orderId', 'orderEdit.addedOrderId')
    .select([
      'orders.orderId',
      'orders.orderNum',
      'orders.orderStatus',
      'orders.paymentStatus',
      'orders.grandTotalCents',
    ])
    .where('orderEdit.orderId', '=', orderId)
    .orderBy('editId')
    .execute()
}
