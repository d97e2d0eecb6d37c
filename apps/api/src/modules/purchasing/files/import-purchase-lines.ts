import {
  PURCHASE_LINE_COLUMNS,
  type PurchaseLineColumn,
} from '@mendwell/contract/purchasing/purchase-order-files'
import {
  type PurchaseOrder,
  SavePurchaseOrder,
} from '@mendwell/contract/purchasing/purchase-orders'
import { toDollars } from '@mendwell/contract/wire/dollars'
import type { FieldError } from '@mendwell/contract/wire/errors'
import type { Db, Queryable } from '../../../db/db.ts'
import { atRow, readSmallFile, type SmallRow } from '../../../ground/csv/read-small-file.ts'
import { fieldError, fieldErrorOf, invalidFields } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { type Restoring, standsAs } from '../../settings/history/restoring.ts'
import { BUYER, lockDraft } from '../purchase-orders/change-purchase-order.ts'
import { getPurchaseOrder } from '../purchase-orders/get-purchase-order.ts'
import {
  findPurchaseLines,
  lockPurchaseOrder,
  replaceLines,
  updatePurchaseOrder,
} from '../purchase-orders/purchase-orders.repository.ts'
import { findOffered, type OfferedProduct } from './line-file.repository.ts'

/** As many as a draft has lines. */
const MAX_ROWS = 500
/** In dollars, as the export writes it. */
const DOLLARS = /^\d{1,9}(\.\d{1,2})?$/

type Row = SmallRow<PurchaseLineColumn>
type Line = SavePurchaseOrder['lines'][number]

interface Importing {
  purchaseOrderId: number
  version: number
  bytes: Buffer
}

/**
 * Puts the lines of a file into a draft, all of them or none: a product that the draft has gets the pieces and the cost
 * of the file, other lines stay.
 * @throws ShopError 404; 409 for an order that was sent, or that a colleague has changed meanwhile; 422 by row of the
 * file.
 */
export async function importPurchaseLines(
  db: Db,
  who: SignedInPrincipal,
  { purchaseOrderId, version, bytes }: Importing,
): Promise<PurchaseOrder> {
  const rows = await readSmallFile(bytes, {
    columns: PURCHASE_LINE_COLUMNS,
    oneOf: ['sku', 'itemNumber'],
    maxRows: MAX_ROWS,
  })
  return db.transaction().execute(async (tx) => {
    const { supplierId } = await lockDraft(tx, purchaseOrderId, version)
    const read = readLines(rows, await findProducts(tx, supplierId, rows))
    const before = await findDraftLines(tx, purchaseOrderId)
    const lines = new Map(
      before.map(({ productId, quantity, costCents: cost }) => [
        productId,
        { productId, quantity, cost },
      ]),
    )
    for (const line of read) lines.set(line.productId, line)
    if (lines.size > MAX_ROWS) {
      throw invalidFields([fieldError('file', 'linesMax', { max: MAX_ROWS })])
    }
    await replaceLines(tx, { purchaseOrderId, supplierId, lines: [...lines.values()] })
    await updatePurchaseOrder(tx, purchaseOrderId, {})
    await recordStaffEvent(tx, {
      who,
      action: 'import',
      objectType: 'purchase',
      objectId: purchaseOrderId,
      before: { draftLines: before },
      after: { draftLines: await findDraftLines(tx, purchaseOrderId) },
    })
    return getPurchaseOrder(tx, purchaseOrderId, BUYER)
  })
}

/** Takes the lines of a file out of a draft again; false if it was sent or changed since. */
export async function restorePurchaseLines(
  tx: Queryable,
  { who, objectId, from, to, undoes }: Restoring,
): Promise<boolean> {
  const purchaseOrderId = Number(objectId)
  const order = await lockPurchaseOrder(tx, purchaseOrderId)
  const before = { draftLines: await findDraftLines(tx, purchaseOrderId) }
  if (order?.state !== 'DRAFT' || !standsAs(before, { from, to })) return false
  const lines = linesOf(to.draftLines)
  await replaceLines(tx, { purchaseOrderId, supplierId: order.supplierId, lines })
  await updatePurchaseOrder(tx, purchaseOrderId, {})
  const after = { draftLines: await findDraftLines(tx, purchaseOrderId) }
  const change = { action: 'undo', objectType: 'purchase', objectId, before, after } as const
  await recordStaffEvent(tx, { who, ...change, undoes })
  return true
}

/** The lines of a draft, as the history keeps them. */
async function findDraftLines(tx: Queryable, purchaseOrderId: number) {
  const lines = await findPurchaseLines(tx, purchaseOrderId)
  return lines.map(({ productId, sku, quantity, cost }) => ({
    productId,
    sku,
    quantity,
    costCents: cost,
  }))
}

type DraftLine = Awaited<ReturnType<typeof findDraftLines>>[number]

const linesOf = (kept: unknown): Line[] =>
  (kept as DraftLine[]).map(({ productId, quantity, costCents: cost }) => ({
    productId,
    quantity,
    cost,
  }))

const findProducts = (tx: Queryable, supplierId: number, rows: readonly Row[]) =>
  findOffered(tx, {
    supplierId,
    skus: rows.map(({ cells }) => cells.sku),
    itemNumbers: rows.map(({ cells }) => cells.itemNumber).filter(Boolean),
  })

/** The lines that rows stand for; throws the errors of all rows at once. */
function readLines(rows: readonly Row[], offered: readonly OfferedProduct[]): Line[] {
  const errors: FieldError[] = []
  const lines = new Map<number, Line & { rowNo: number }>()
  for (const row of rows) {
    const read = readLine(row, offered)
    if (read.errors) {
      errors.push(...read.errors)
      continue
    }
    const known = lines.get(read.line.productId)
    const column = row.cells.sku ? 'sku' : 'itemNumber'
    if (known) errors.push(atRow(row.rowNo, column, 'productInRow', { row: known.rowNo }))
    lines.set(read.line.productId, { ...read.line, rowNo: row.rowNo })
  }
  if (errors.length > 0) throw invalidFields(errors)
  return [...lines.values()].map(({ rowNo: _, ...line }) => line)
}

type ReadLine = { line: Line; errors?: undefined } | { errors: FieldError[] }

function readLine({ rowNo, cells }: Row, offered: readonly OfferedProduct[]): ReadLine {
  const { sku, itemNumber, pieces, cost } = cells
  if (!sku && !itemNumber) return { errors: [atRow(rowNo, 'sku', 'skuOrItemNumber')] }
  const found = offered.filter((one) => (sku ? one.sku === sku : one.itemNumber === itemNumber))
  const [product, another] = found
  if (another) return { errors: [atRow(rowNo, 'itemNumber', 'itemNumberOfSeveral')] }
  if (!product) {
    return {
      errors: [
        sku
          ? atRow(rowNo, 'sku', 'importSkuUnknown')
          : atRow(rowNo, 'itemNumber', 'itemNumberUnknown'),
      ],
    }
  }
  const price = cost || (product.cost === null ? '' : String(toDollars(product.cost)))
  const amount = DOLLARS.test(price)
    ? []
    : [atRow(rowNo, 'cost', 'importAmount', { example: '12.50' })]
  const line = Lines.safeParse([
    {
      productId: product.productId,
      quantity: /^\d{1,9}$/.test(pieces) ? Number(pieces) : null,
      cost: amount.length === 0 ? Number(price) : 0,
    },
  ])
  if (line.success && line.data[0] && amount.length === 0) return { line: line.data[0] }
  const issues = line.error?.issues ?? []
  return {
    errors: [
      ...issues.map(({ path, message }) =>
        fieldErrorOf(`rows.${rowNo}.${path[1] === 'quantity' ? 'pieces' : 'cost'}`, message),
      ),
      ...amount,
    ],
  }
}

const Lines = SavePurchaseOrder.shape.lines
