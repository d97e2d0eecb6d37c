import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { nameOf } from '../../../db/sql/name-of.ts'

interface ReceiptRow {
  receiptId: number
  receivedAt: Date
  receivedBy: string | null
  note: string | null
  pieces: number
}

/** The receipts of a purchase order, latest first. */
export function findReceipts(db: Queryable, purchaseOrderId: number): Promise<ReceiptRow[]> {
  return db
    .selectFrom('purchaseReceipt as r')
    .select(['r.receiptId', 'r.receivedAt', 'r.note'])
    .select(nameOf('r.receivedBy').as('receivedBy'))
    .select(
      sql<number>`(select sum(quantity) from purchase_receipt_line l where l.receipt_id = r.receipt_id)::int`.as(
        'pieces',
      ),
    )
    .where('r.purchaseOrderId', '=', purchaseOrderId)
    .orderBy('r.receiptId', 'desc')
    .execute()
}

interface NewReceipt {
  purchaseOrderId: number
  receivedBy: string
  note: string | null
}

interface NewReceiptLine {
  lineId: number
  quantity: number
  lotMovementId?: number
  stockMovementId?: number
}

/** Stores a receipt with its lines; a trigger counts them on the lines of the order. Returns its id. */
export async function insertReceipt(
  tx: Queryable,
  receipt: NewReceipt,
  lines: readonly NewReceiptLine[],
): Promise<number> {
  const { receiptId } = await tx
    .insertInto('purchaseReceipt')
    .values(receipt)
    .returning('receiptId')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('purchaseReceiptLine')
    .values(lines.map((line) => ({ ...line, receiptId })))
    .execute()
  return receiptId
}

/** Adds pieces of a product not tracked by lot to stock; returns the id of the movement. */
export async function insertReceivedPieces(
  tx: Queryable,
  movement: { productId: number; delta: number; note: string | null; movedBy: string },
): Promise<number> {
  const { movementId } = await tx
    .insertInto('stockMovement')
    .values({ ...movement, reason: 'RECEIVED' })
    .returning('movementId')
    .executeTakeFirstOrThrow()
  return movementId
}

/** The products of these that a recall has stopped, of those not tracked by lot. */
export async function findStopped(
  tx: Queryable,
  productIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ productId: number }>`
    select id as product_id from unnest(${productIds}::int[]) as asked (id)
    where public.is_product_stopped(id)`.execute(tx)
  return new Set(rows.map(({ productId }) => productId))
}
