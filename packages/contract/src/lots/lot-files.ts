import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { IdempotencyHeaders, line } from '../wire/shapes.ts'
import { FindLots, ReceivedStock } from './lots.ts'

const tags = ['lots'] as const

/** The columns of a file of lots; an import reads all up to `confirmed`. */
export const LOT_COLUMNS = [
  'sku',
  'lot',
  'serial',
  'expires',
  'neverExpires',
  'made',
  'pieces',
  'condition',
  'confirmed',
  'product',
  'received',
  'available',
  'quarantined',
  'recalled',
  'expired',
  'picked',
] as const
export type LotColumn = (typeof LOT_COLUMNS)[number]

export const exportLots = endpoint({
  method: 'GET',
  url: '/staff/lots.csv',
  schema: {
    summary: 'Staff: lots as CSV with their pieces by state, with the filters of the list',
    tags,
    querystring: z.pick(FindLots, { q: true, bucket: true, expiring: true }),
    produces: ['text/csv'],
    response: { 200: z.unknown(), ...problems(401, 403, 422) },
  },
})

export const importLots = endpoint({
  method: 'POST',
  url: '/staff/lots/receive.csv',
  schema: {
    summary: 'Staff: books pieces by lot from a CSV file into the stock ledger, all rows or none',
    description:
      'Columns: sku, lot or serial, expires (2027-06-30) or neverExpires (Y), pieces; made and condition (SOUND, HELD) where they are known; confirmed (Y) for a row that was refused for a date that has passed or is far away, or for as many pieces received within the hour. `isCount`: pieces that were here before the product was told apart by lot, and wait to be counted; otherwise they are new. Each error names its row: `rows.3.expires`.',
    tags,
    headers: IdempotencyHeaders,
    querystring: z.object({
      isCount: z.optional(z.enum(['1'])),
      /** The reason, as it stands in the stock ledger. */
      note: line(200).check(z.minLength(1)),
    }),
    consumes: ['multipart/form-data'],
    form: z.object({ file: z.file() }),
    response: { 200: ReceivedStock, ...problems(400, 401, 403, 409, 413, 415, 422) },
  },
})
