import { PURCHASE_STATES } from '@mendwell/domain/purchasing/purchase-order'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { IdText } from '../wire/shapes.ts'
import { PageQuery } from '../wire/staff-lists.ts'
import { PurchaseOrder } from './purchase-orders.ts'

const tags = ['purchasing'] as const
const ofOrder = z.object({ purchaseOrderId: IdText })

/** The columns of a file of lines; an import reads the SKU or the supplier's number, the pieces and the cost. */
export const PURCHASE_LINE_COLUMNS = [
  'sku',
  'itemNumber',
  'product',
  'pieces',
  'cost',
  'received',
  'landedCost',
] as const
export type PurchaseLineColumn = (typeof PURCHASE_LINE_COLUMNS)[number]

export const exportPurchaseOrders = endpoint({
  method: 'GET',
  url: '/staff/purchase-orders.csv',
  schema: {
    summary: 'Staff: purchase orders as CSV, with the filters of the list',
    tags,
    querystring: z.extend(z.pick(PageQuery, { q: true }), {
      state: z.optional(z.enum(PURCHASE_STATES)),
    }),
    produces: ['text/csv'],
    response: { 200: z.unknown(), ...problems(401, 403, 422) },
  },
})

export const exportPurchaseLines = endpoint({
  method: 'GET',
  url: '/staff/purchase-orders/:purchaseOrderId/lines.csv',
  schema: {
    summary: 'Staff: the lines of a purchase order as CSV, as a draft takes them back',
    tags,
    params: ofOrder,
    produces: ['text/csv'],
    response: { 200: z.unknown(), ...problems(401, 403, 404, 422) },
  },
})

export const importPurchaseLines = endpoint({
  method: 'POST',
  url: '/staff/purchase-orders/:purchaseOrderId/lines.csv',
  schema: {
    summary: 'Staff: lines of a draft from a CSV file, all of them or none',
    description:
      'Columns: sku or itemNumber, pieces, cost in dollars per piece (without one, what the supplier asks). A product that the draft has already gets the pieces and the cost of the file; other lines stay. Each error names its row: `rows.3.pieces`. `version` as it was read. Can be undone in the history while the draft is not changed again.',
    tags,
    params: ofOrder,
    querystring: z.object({ version: IdText }),
    consumes: ['multipart/form-data'],
    form: z.object({ file: z.file() }),
    response: { 200: PurchaseOrder, ...problems(400, 401, 403, 404, 409, 413, 415, 422) },
  },
})
