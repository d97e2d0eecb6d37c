import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems, Sentence } from '../wire/errors.ts'
import { Id, IdText, Instant, Money } from '../wire/shapes.ts'

const tags = ['catalog'] as const

const IMPORT_STATUSES = [
  'UPLOADING',
  'CHECKING',
  'CHECKED',
  'REFUSED',
  'APPLYING',
  'DONE',
  'UNDOING',
  'UNDONE',
] as const

/** Products, or groups of them: families and packs of the same pieces. */
const IMPORT_KINDS = ['PRODUCTS', 'FAMILIES', 'PACKS'] as const

/** An import: first checked (the dry run), then applied in one transaction, possibly undone. */
export const ProductImport = z.object({
  importId: Id,
  fileName: z.string(),
  /** The kind of file, recognized by its columns. */
  kind: z.enum(IMPORT_KINDS),
  status: z.enum(IMPORT_STATUSES),
  startedBy: z.string(),
  /**
   * Rows done in the current step (groups, while families or packs are being written); the total is null until the
   * file has been read once.
   */
  doneRows: z.int(),
  totalRows: z.nullable(z.int()),
  /** Rows, or groups. */
  insertRows: z.int(),
  updateRows: z.int(),
  sameRows: z.int(),
  errorRows: z.int(),
  /** Rows skipped by an undo because someone changed them since. */
  keptRows: z.int(),
  /** Why the whole file was refused or a step failed: in English, and as a message key. */
  problem: z.nullable(z.string()),
  problemSentence: z.nullable(Sentence),
  createdAt: Instant,
  appliedAt: z.nullable(Instant),
  undoneAt: z.nullable(Instant),
})
export type ProductImport = z.output<typeof ProductImport>
export type ProductImportWire = z.input<typeof ProductImport>

/** What is wrong with a row: in English, and as a message key; an old import may have only text. */
export const ImportError = z.object({
  rowNo: z.int(),
  field: z.string(),
  message: z.string(),
  sentence: z.nullable(Sentence),
})
export type ImportError = z.output<typeof ImportError>

export const ImportedPrice = z.object({
  rowNo: z.int(),
  productId: Id,
  productName: z.string(),
  before: Money,
  after: Money,
})
export type ImportedPrice = z.output<typeof ImportedPrice>

/** A family, or packs of the same pieces, as text lines for staff: those the import removes, and those it adds. */
export const ImportedGroup = z.object({
  rowNo: z.int(),
  key: z.string(),
  title: z.string(),
  isNew: z.boolean(),
  removed: z.array(z.string()),
  added: z.array(z.string()),
})
export type ImportedGroup = z.output<typeof ImportedGroup>

/** With the first hundred errors; the report has the rest. */
export const ProductImportDetails = z.extend(ProductImport, {
  errors: z.array(ImportError),
  /** What to check before applying it; warnings do not block it; the first hundred. */
  warnings: z.array(ImportError),
  /** For a checked import ready to apply: the largest unit price changes, by factor. */
  priceChanges: z.array(ImportedPrice),
  /** For one ready to apply: the first fifty families or packs that change. */
  groupChanges: z.array(ImportedGroup),
})
export type ProductImportDetails = z.output<typeof ProductImportDetails>

const params = z.object({ importId: IdText })

export const uploadProductImport = endpoint({
  method: 'POST',
  url: '/staff/imports',
  schema: {
    summary:
      'Staff: sends a CSV file of products, families or packs, plain or gzip, and has it checked (dry run)',
    description: 'One field `file`, at most 64 MB and 250,000 rows. Nothing is changed by it.',
    tags,
    consumes: ['multipart/form-data'],
    response: { 200: ProductImport, ...problems(400, 401, 403, 413, 415, 422) },
  },
})

export const listProductImports = endpoint({
  method: 'GET',
  url: '/staff/imports',
  schema: {
    summary: 'Staff: the last fifty imports',
    tags,
    response: { 200: z.array(ProductImport), ...problems(401, 403) },
  },
})

export const getProductImport = endpoint({
  method: 'GET',
  url: '/staff/imports/:importId',
  schema: {
    summary: 'Staff: how far an import is, and what is wrong with its rows',
    tags,
    params,
    response: { 200: ProductImportDetails, ...problems(401, 403, 404, 422) },
  },
})

export const applyProductImport = endpoint({
  method: 'POST',
  url: '/staff/imports/:importId/apply',
  schema: {
    summary: 'Staff: does what a checked file says, all of it or nothing',
    tags,
    params,
    response: { 200: ProductImport, ...problems(401, 403, 404, 409, 422) },
  },
})

export const undoProductImport = endpoint({
  method: 'POST',
  url: '/staff/imports/:importId/undo',
  schema: {
    summary: 'Staff: takes an import back, but for products that were changed since',
    tags,
    params,
    response: { 200: ProductImport, ...problems(401, 403, 404, 409, 422) },
  },
})

export const importErrorReport = endpoint({
  method: 'GET',
  url: '/staff/imports/:importId/errors.csv',
  schema: {
    summary: 'Staff: every error of an import as a CSV file, the first 10,000',
    tags,
    params,
    produces: ['text/csv'],
    response: { 200: z.any(), ...problems(401, 403, 404, 422) },
  },
})

export const exportProducts = endpoint({
  method: 'GET',
  url: '/staff/products.csv',
  schema: {
    summary: 'Staff: all products as a CSV file that the import takes back',
    tags,
    produces: ['text/csv'],
    response: { 200: z.any(), ...problems(401, 403) },
  },
})
