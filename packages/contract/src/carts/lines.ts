import * as z from 'zod/mini'
import { Id, line, noCardNumber, Quantity } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

/** A line of a cart or a list as a browser sends it: without a price, since the shop uses its own. */
const SentLine = z.object({
  productId: Id,
  /** How it is cut, as worded on the product page; null if there is no choice. */
  cut: z.nullable(line(600).check(noCardNumber)),
  notes: line(500).check(noCardNumber),
  quantity: Quantity,
})

/** A line as the shop returns it. */
export const KeptLine = z.object({
  productId: Id,
  cut: z.nullable(z.string()),
  notes: z.string(),
  quantity: z.int(),
  /** The key for looking up the product at today's price; '' if it is gone for good. */
  sku: z.string(),
  productName: z.string(),
})
export type KeptLine = z.output<typeof KeptLine>

/** The lines of a cart or list as they are sent, at most `max` of them. */
export const linesUpTo = (max: number) =>
  z.array(SentLine).check(z.maxLength(max, says('linesAtOnceMax', { max })))

/** The secret of a link: 256 random bits. */
export const LinkToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, says('linkEnded')))
