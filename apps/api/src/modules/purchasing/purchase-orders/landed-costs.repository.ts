import { COST_BASES, type CostBasis } from '@mendwell/domain/purchasing/landed-cost'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'

const Basis = z.enum(COST_BASES)

export interface LandedLine {
  receiptId: number
  receiptLineId: number
  /** The line of the order. */
  lineId: number
  productId: number
  sku: string
  quantity: number
  /** What its pieces cost at the supplier, and their share of the delivery's other costs, in cents. */
  goodsCents: number
  shareCents: number
  /** Of one piece, as the product states it. */
  weight: number | null
  weightUnit: string | null
}

/** The lines of all receipts of a purchase order with what they cost, in the order in which they came. */
export async function findLandedLines(
  db: Queryable,
  purchaseOrderId: number,
): Promise<LandedLine[]> {
  const { rows } = await sql<LandedLine>`
    select r.receipt_id, r.receipt_line_id, r.line_id, l.product_id, p.sku, r.quantity, p.weight, p.weight_unit,
      r.quantity * l.cost_cents as goods_cents, coalesce((select s.share_cents from purchase_receipt_share s
        where s.receipt_line_id = r.receipt_line_id order by s.cost_id desc limit 1), 0)::int8 as share_cents
    from purchase_order_line l join purchase_receipt_line r using (line_id) join product p using (product_id)
    where l.purchase_order_id = ${purchaseOrderId} order by r.receipt_line_id`.execute(db)
  return rows
}

/** What a delivery cost besides its goods. */
export interface KeptCosts {
  freightCents: number
  dutyCents: number
  otherCents: number
  basis: CostBasis
}

/** What deliveries of a purchase order cost besides their goods, as last entered, in cents, by receipt. */
export async function findReceiptCosts(
  db: Queryable,
  purchaseOrderId: number,
): Promise<Map<number, KeptCosts>> {
  const rows = await db
    .selectFrom('purchaseReceiptCost as c')
    .innerJoin('purchaseReceipt as r', 'r.receiptId', 'c.receiptId')
    .distinctOn('c.receiptId')
    .select(['c.receiptId', 'c.freightCents', 'c.dutyCents', 'c.otherCents', 'c.basis'])
    .where('r.purchaseOrderId', '=', purchaseOrderId)
    .orderBy('c.receiptId')
    .orderBy('c.costId', 'desc')
    .execute()
  return new Map(
    rows.map(({ receiptId, basis, ...cents }) => [
      receiptId,
      { ...cents, basis: Basis.parse(basis) },
    ]),
  )
}

interface NewCosts extends KeptCosts {
  receiptId: number
  enteredBy: string
}

/** Keeps what a delivery cost, and the share of each of its lines, in cents. */
export async function insertReceiptCosts(
  tx: Queryable,
  costs: NewCosts,
  lines: readonly { receiptLineId: number; shareCents: number }[],
): Promise<void> {
  const { costId } = await tx
    .insertInto('purchaseReceiptCost')
    .values(costs)
    .returning('costId')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('purchaseReceiptShare')
    .values(lines.map(({ receiptLineId, shareCents }) => ({ costId, receiptLineId, shareCents })))
    .execute()
}

interface PiecePrice {
  productId: number
  /** The line of a receipt that it was paid for; of several of one product, the last one counts. */
  receiptLineId: number
  /** In cents. */
  cost: number
}

/** Sets the purchase prices of locked products, except where pieces have come since. */
export async function updatePurchasePrices(
  tx: Queryable,
  prices: readonly PiecePrice[],
  updatedBy: string,
): Promise<void> {
  await sql`
    update product p set purchase_price_cents = t.cost, updated_at = now(), updated_by = ${updatedBy}
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as t ("productId" int, "receiptLineId" int, cost int8)
    where p.product_id = t."productId" and p.purchase_price_cents is distinct from t.cost
      and not exists (select from purchase_order_line l join purchase_receipt_line r using (line_id)
        where l.product_id = p.product_id and r.receipt_line_id > t."receiptLineId")`.execute(tx)
}
