import { isClearRange, LOT_MATCHES } from '@mendwell/domain/recalls/match-lot'
import { RECALL_CLASSES, RECALL_STATUSES, REMEDIES } from '@mendwell/domain/recalls/recalls'
import { REVIEW_REASONS } from '@mendwell/domain/recalls/review-reasons'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { day, Id, IdText, Instant, line, required, requiredText, text } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['recalls'] as const

const ofRecall = z.object({ recallId: IdText })

/** Whether it is the shop's own recall, or an openFDA record. */
const Source = z.enum(['OPENFDA', 'SHOP'])

const RecallRow = z.object({
  recallId: Id,
  source: Source,
  /** From openFDA, such as Z-0123-2026. */
  recallNumber: z.nullable(z.string()),
  recallClass: z.enum(RECALL_CLASSES),
  recallStatus: z.enum(RECALL_STATUSES),
  title: z.string(),
  firm: z.string(),
  /** The day on which the maker began it, YYYY-MM-DD. */
  initiatedOn: z.nullable(z.string()),
  /** The record changed since the decision. */
  hasGrown: z.boolean(),
  /** Notified orders, and how many of them answered. */
  notified: z.int(),
  answered: z.int(),
  createdAt: Instant,
})
export type RecallRow = z.output<typeof RecallRow>

const FindRecalls = z.extend(PageQuery, { recallStatus: z.optional(z.enum(RECALL_STATUSES)) })
export type FindRecalls = z.output<typeof FindRecalls>

export const findRecalls = endpoint({
  method: 'GET',
  url: '/staff/recalls',
  schema: {
    summary: 'Staff: recalls, those to be decided first; `q` finds numbers, firms and words',
    tags,
    querystring: FindRecalls,
    response: { 200: pageOf(RecallRow), ...problems(401, 403, 422) },
  },
})

/** The longest lot or serial number. */
const Code = line(30).check(z.minLength(1, says('lotAsPrinted')))
const MAX_CODES = 5000

const Range = z
  .object({ from: Code, to: Code })
  .check(z.refine(isClearRange, says('recallRangeUnclear')))

const codes = z.array(Code).check(z.maxLength(MAX_CODES, says('itemsMax', { max: MAX_CODES })))
const ranges = z.array(Range).check(z.maxLength(MAX_CODES, says('itemsMax', { max: MAX_CODES })))

/** Which pieces of a product a recall covers. */
export const RecallCriterion = z.object({
  lots: codes,
  lotRanges: ranges,
  serials: codes,
  serialRanges: ranges,
  /** Every piece, regardless of lot. */
  allLots: z.boolean(),
})
export type RecallCriterion = z.output<typeof RecallCriterion>

/** How a product was matched to a recall: by device code, catalog number, name, or by hand. */
const ProductReason = z.enum(['DI', 'CATALOG', 'NAME', 'HAND'])
export type ProductReason = z.output<typeof ProductReason>

const RecallProductInput = z.object({
  productId: Id,
  reason: ProductReason,
  criterion: RecallCriterion,
  /** Buyers of pieces of an unknown lot are notified too; null: not decided. */
  unknownToo: z.nullable(z.boolean()),
})
export type RecallProductInput = z.output<typeof RecallProductInput>

const facts = {
  recallClass: z.enum(RECALL_CLASSES),
  title: required('recallTitleRequired', 300),
  firm: required('recallFirmRequired', 200),
  /** The defect and its possible harm. */
  reason: requiredText('recallReasonRequired', 4000),
  initiatedOn: z.nullable(day()),
}

export const NewRecall = z.object({ ...facts, codeInfo: text(20_000) })
export type NewRecall = z.output<typeof NewRecall>

export const SaveRecall = z
  .object({
    ...facts,
    instructions: text(2000),
    instructionsEs: text(2000),
    remedy: z.enum(REMEDIES),
    soldFrom: z.nullable(day()),
    soldUntil: z.nullable(day()),
    products: z.array(RecallProductInput).check(
      z.maxLength(50, says('itemsMax', { max: 50 })),
      z.refine(
        (list) => new Set(list.map(({ productId }) => productId)).size === list.length,
        says('recallProductTwice'),
      ),
    ),
    /** The version read: a colleague may have been faster. */
    updatedAt: Instant,
  })
  .check(
    z.refine(({ soldFrom, soldUntil }) => !soldFrom || !soldUntil || soldFrom <= soldUntil, {
      message: says('recallDatesOrder'),
      path: ['soldUntil'],
    }),
  )
export type SaveRecall = z.output<typeof SaveRecall>

const RecallLot = z.object({
  lotId: Id,
  lotCode: z.nullable(z.string()),
  serial: z.nullable(z.string()),
  match: z.enum(LOT_MATCHES),
  /** Null: a person has to decide. */
  isAffected: z.nullable(z.boolean()),
  /** Pieces still in the shop. */
  here: z.int(),
  /** Pieces that shipped. */
  sent: z.int(),
})
export type RecallLot = z.output<typeof RecallLot>

const RecallProduct = z.extend(RecallProductInput, {
  productName: z.string(),
  sku: z.string(),
  /** Whether it is tracked by lot; one that is not is stopped as a whole. */
  isTracked: z.boolean(),
  lots: z.array(RecallLot),
  /** Pieces of an unknown lot that shipped within the dates. */
  unknownPieces: z.int(),
  /** Pieces on sale now; null: not counted. */
  quantity: z.nullable(z.int()),
})
export type RecallProduct = z.output<typeof RecallProduct>

const Candidate = z.object({
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  isTracked: z.boolean(),
  reason: ProductReason,
  /** What matched: the code, the number or the words. */
  found: z.string(),
})
export type Candidate = z.output<typeof Candidate>

/** What was parsed from the code text, as a proposal. */
const ReadCodes = z.object({
  dis: z.array(z.string()),
  lots: z.array(z.string()),
  lotRanges: z.array(z.object({ from: z.string(), to: z.string() })),
  serials: z.array(z.string()),
  serialRanges: z.array(z.object({ from: z.string(), to: z.string() })),
  models: z.array(z.string()),
  allLots: z.boolean(),
  review: z.array(z.enum(REVIEW_REASONS)),
  /** Words that were not used. */
  unread: z.array(z.string()),
})

const Figures = z.object({
  /** Orders with affected pieces, each notified once by mail and again by every reminder. */
  notified: z.int(),
  /** Whose mail was accepted by their mail server. */
  reached: z.int(),
  /** Whose mail could not be delivered: to be called. */
  unreachable: z.int(),
  answered: z.int(),
  /** Sampled for the check, and how many of those answered. */
  checked: z.int(),
  checkedAnswered: z.int(),
  /** Pieces that shipped, and those whose buyers have answered. */
  pieces: z.int(),
  piecesAnswered: z.int(),
  /** Pieces frozen in the shop. */
  frozen: z.int(),
  /** Requests for refunds or replacements. */
  remedies: z.int(),
})

const Hold = z.object({
  holdId: Id,
  orderId: Id,
  orderNum: z.string(),
  productName: z.string(),
  quantity: z.int(),
  placedAt: Instant,
})

export const RecallDetail = z.extend(RecallRow, {
  reason: z.string(),
  codeInfo: z.string(),
  instructions: z.string(),
  instructionsEs: z.string(),
  remedy: z.enum(REMEDIES),
  soldFrom: z.nullable(z.string()),
  soldUntil: z.nullable(z.string()),
  readCodes: ReadCodes,
  candidates: z.array(Candidate),
  products: z.array(RecallProduct),
  holds: z.array(Hold),
  figures: Figures,
  /** The first of two people to confirm a class I recall; null: no one, or it changed since. */
  agreedBy: z.nullable(z.string()),
  /** Until when its lots are held while people decide; null: not held. */
  heldUntil: z.nullable(Instant),
  confirmedBy: z.nullable(z.string()),
  confirmedAt: z.nullable(Instant),
  endedBy: z.nullable(z.string()),
  endedAt: z.nullable(Instant),
  endNote: z.nullable(z.string()),
  updatedAt: Instant,
})
export type RecallDetail = z.output<typeof RecallDetail>

export const getRecall = endpoint({
  method: 'GET',
  url: '/staff/recalls/:recallId',
  schema: {
    summary: 'Staff: one recall, what was read in it, which products and lots it is about',
    tags,
    params: ofRecall,
    response: { 200: RecallDetail, ...problems(401, 403, 404, 422) },
  },
})

export const addRecall = endpoint({
  method: 'POST',
  url: '/staff/recalls',
  schema: {
    summary:
      "Staff: the shop's own notice, or a maker's letter; nothing happens before it is confirmed",
    tags,
    body: NewRecall,
    response: { 200: RecallDetail, ...problems(400, 401, 403, 422) },
  },
})

export const UploadedRecalls = z.object({
  records: z.int(),
  added: z.int(),
  changed: z.int(),
  /** Changed in a way that needs another review. */
  grown: z.int(),
})
export type UploadedRecalls = z.output<typeof UploadedRecalls>

export const uploadRecalls = endpoint({
  method: 'POST',
  url: '/staff/recalls/upload',
  schema: {
    summary: 'Staff: enforcement records of openFDA from a file of JSON, all of them or none',
    tags,
    consumes: ['multipart/form-data'],
    form: z.object({ file: z.file() }),
    response: { 200: UploadedRecalls, ...problems(400, 401, 403, 413, 415, 422) },
  },
})

export const saveRecall = endpoint({
  method: 'PUT',
  url: '/staff/recalls/:recallId',
  schema: {
    summary: 'Staff: keeps what was decided about a recall so far',
    tags,
    params: ofRecall,
    body: SaveRecall,
    response: { 200: RecallDetail, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const ConfirmRecall = z.object({
  /** Decisions about uncertain lots. */
  lots: z
    .array(z.object({ lotId: Id, isAffected: z.boolean() }))
    .check(z.maxLength(MAX_CODES, says('itemsMax', { max: MAX_CODES }))),
  updatedAt: Instant,
})
export type ConfirmRecall = z.output<typeof ConfirmRecall>

export const confirmRecall = endpoint({
  method: 'POST',
  url: '/staff/recalls/:recallId/confirm',
  schema: {
    summary:
      'Staff: the recall is true. Stock is frozen, orders are held and buyers are notified at once',
    description:
      'One of class I acts once a second person has confirmed it and decided the same about its lots; until then it stays PROPOSED.',
    tags,
    params: ofRecall,
    body: ConfirmRecall,
    response: { 200: RecallDetail, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const EndRecall = z.object({ note: required('recallNoteRequired', 1000) })

export const rejectRecall = endpoint({
  method: 'POST',
  url: '/staff/recalls/:recallId/reject',
  schema: {
    summary: 'Staff: the recall is not about anything the shop sells or sold',
    tags,
    params: ofRecall,
    body: EndRecall,
    response: { 200: RecallDetail, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const closeRecall = endpoint({
  method: 'POST',
  url: '/staff/recalls/:recallId/close',
  schema: {
    summary: 'Staff: everything was done about a recall; its lots stay out of sale',
    tags,
    params: ofRecall,
    body: EndRecall,
    response: { 200: RecallDetail, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const liftRecallHold = endpoint({
  method: 'POST',
  url: '/staff/recalls/:recallId/holds/:holdId/lift',
  schema: {
    summary: 'Staff: the held goods of an order were looked at and may leave',
    tags,
    params: z.object({ recallId: IdText, holdId: IdText }),
    body: EndRecall,
    response: { 200: RecallDetail, ...problems(400, 401, 403, 404, 422) },
  },
})
