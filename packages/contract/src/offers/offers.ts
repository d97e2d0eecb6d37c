import { MAX_CODES } from '@mendwell/domain/offers/codes'
import { OFFER_REFUSALS } from '@mendwell/domain/offers/refusals'
import * as z from 'zod/mini'
import { Id, line, Money } from '../wire/shapes.ts'

/** Codes as a shopper typed them; case, blanks and hyphens are forgiven. */
export const Codes = z.optional(z.nullable(z.array(line(60)).check(z.maxLength(MAX_CODES))))

/** What an offer takes off a cart: its name in both languages, and the code that brought it. */
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

/** A code that takes nothing off, and why; with what is asked for and what is missing to it, in cents or pieces. */
export const RefusedCode = z.object({
  code: z.string(),
  reason: z.enum(OFFER_REFUSALS),
  wanted: z.nullable(z.int()),
  missing: z.nullable(z.int()),
})
export type RefusedCode = z.output<typeof RefusedCode>
