import * as z from 'zod/mini'

/** Inline text; `to` is always a URL within the shop, or one starting with https:, http:, mailto: or tel:. */
const Span = z.object({
  text: z.string(),
  to: z.optional(z.string()),
  isStrong: z.optional(z.boolean()),
  isStressed: z.optional(z.boolean()),
})
export type Span = z.output<typeof Span>

/** One line. */
export const Spans = z.array(Span)

/** A block of a text. It contains no markup: each renderer creates its own elements. */
const Block = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    spans: Spans,
  }),
  z.object({ kind: z.literal('paragraph'), spans: Spans }),
  z.object({ kind: z.literal('quote'), spans: Spans }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), entries: z.array(Spans) }),
  z.object({ kind: z.literal('table'), head: z.array(Spans), rows: z.array(z.array(Spans)) }),
  z.object({ kind: z.literal('rule') }),
])
export type Block = z.output<typeof Block>

export const Blocks = z.array(Block)
