import { SALE_CLASSES } from '@mendwell/domain/sale-class'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { problems } from './errors.ts'
import { IdText } from './shapes.ts'

const tags = ['kinds'] as const

/** What a kind of product is, as its page shows it. Each Spanish list runs parallel to the English one. */
export const Kind = z.object({
  kindKey: z.string(),
  name: z.string(),
  nameEs: z.string(),
  /** Two sentences that are true of every product of the kind. */
  purpose: z.array(z.string()),
  purposeEs: z.array(z.string()),
  /** What to know before buying. */
  beforeBuying: z.array(z.string()),
  beforeBuyingEs: z.array(z.string()),
  warnings: z.array(z.string()),
  warningsEs: z.array(z.string()),
})
export type Kind = z.output<typeof Kind>

export const ProductKind = z.object({
  /** null for a product of which nobody has said yet what it is. */
  kind: z.nullable(Kind),
})
export type ProductKind = z.output<typeof ProductKind>

export const findProductKind = endpoint({
  method: 'GET',
  url: '/products/:productId/kind',
  config: { cached: { tags: ['product:{productId}'], maxAgeSeconds: 0 } },
  schema: {
    summary: 'What a product is: its purpose, what to know before buying, and warnings',
    tags,
    params: z.object({ productId: IdText }),
    response: { 200: ProductKind, ...problems(404, 422) },
  },
})

export const listKinds = endpoint({
  method: 'GET',
  url: '/staff/kinds',
  schema: {
    summary: 'Staff: all kinds by name, to choose from',
    tags,
    response: {
      200: z.array(
        z.object({ kindKey: z.string(), name: z.string(), saleClass: z.enum(SALE_CLASSES) }),
      ),
      ...problems(401, 403),
    },
  },
})
