import { SALE_REFUSALS } from '@mendwell/domain/catalog/sale-class'
import * as z from 'zod/mini'

/** The closed list of reasons; the web switches on these, never on text. */
const ERROR_CODES = [
  'MALFORMED',
  'INVALID_FIELDS',
  'SIGN_IN_FIRST',
  'SESSION_EXPIRED',
  'BAD_LOGIN',
  'FORBIDDEN',
  'SECOND_FACTOR_MISSING',
  'NOT_FOUND',
  'CONFLICT',
  'EMAIL_TAKEN',
  'LINK_ENDED',
  'PRICE_CHANGED',
  'PRODUCT_GONE',
  'NOT_ENOUGH_STOCK',
  ...SALE_REFUSALS,
  'ORDER_TOO_LARGE',
  'NOT_RETURNABLE',
  'KEY_REUSED',
  'IN_FLIGHT',
  'TOO_LARGE',
  'WRONG_TYPE',
  'TOO_MANY',
  'UNAVAILABLE',
  'BROKEN',
] as const
export const ErrorCode = z.enum(ERROR_CODES)
export type ErrorCode = z.infer<typeof ErrorCode>

/** A message key (messages.ts) and its parameters: rendered in the reader's language, with the owner's overrides. */
export const Sentence = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Sentence = z.infer<typeof Sentence>

/** What is wrong with one field: in English for programs, and as a message key for display. */
export const FieldError = z.object({ path: z.string(), message: z.string(), sentence: Sentence })
export type FieldError = z.infer<typeof FieldError>

/** RFC 9457 problem details; conflicts also carry the current data (Decisions §5). */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: ErrorCode,
  /** The English text of `detail`. */
  sentence: z.optional(Sentence),
  errors: z.optional(z.array(FieldError)),
})
export type Problem = z.infer<typeof Problem>

/** The responses any call can give in addition to its own; spread into `response`. */
export const problems = <const Status extends number>(...statuses: Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, Problem])) as Record<Status, typeof Problem>
