import { MAX_CODES } from '@mendwell/domain/offers/codes'
import { OFFER_REFUSALS } from '@mendwell/domain/offers/refusals'
import * as z from 'zod/mini'
import { Id, line, Money } from '../wire/shapes.ts'

/** Codes as typed by a shopper; case, blanks and hyphens are ignored. */
export const Codes = z.optional(z.nullable(z.array(line(60)).check(z.maxLength(MAX_CODES))))

/** What an offer takes off a cart: its name in both languages, and its code. */
export const QuotedDiscount = z.object({
  promotionId: Id,
  name: z.string(),
  nameEs: z.string(),
  code: z.nullable(z.string()),
  /** Off the goods, and off shipping. */
  goods: Money,
  shipping: Money,
})
export type QuotedDiscount = z.output<typeof QuotedDiscount>

/** A code that takes nothing off, and why; with the requirement and what is missing to meet it, in cents or pieces. */
export const RefusedCode = z.object({
  code: z.string(),
  reason: z.enum(OFFER_REFUSALS),
  wanted: z.nullable(z.int()),
  missing: z.nullable(z.int()),
})
export type RefusedCode = z.output<typeof RefusedCode>
