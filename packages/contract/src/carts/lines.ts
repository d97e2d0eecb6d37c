import * as z from 'zod/mini'
import { Id, line, noCardNumber, Quantity } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

/** A line of a cart or a list as a browser sends it: no price, the shop has its own. */
const SentLine = z.object({
  productId: Id,
  /** How it is cut, as the product's page words it; null where there is no choice. */
  cut: z.nullable(line(600).check(noCardNumber)),
  notes: line(500).check(noCardNumber),
  quantity: Quantity,
})

/** A line as the shop answers it. */
export const KeptLine = z.object({
  productId: Id,
  cut: z.nullable(z.string()),
  notes: z.string(),
  quantity: z.int(),
  /** Under which the shop finds the product with today's price; '' for one that is gone for good. */
  sku: z.string(),
  productName: z.string(),
})
export type KeptLine = z.output<typeof KeptLine>

export const linesUpTo = (max: number) =>
  z.array(SentLine).check(z.maxLength(max, says('linesAtOnceMax', { max })))

/** What opens a link: 256 random bits. */
export const LinkToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, says('linkEnded')))
