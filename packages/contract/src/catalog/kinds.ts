import { SALE_CLASSES } from '@mendwell/domain/catalog/sale-class'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

import { Id, IdText, required } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'

const tags = ['kinds'] as const

/** A kind of product as its page shows it. Each Spanish list is parallel to the English one. */
export const Kind = z.object({
  kindKey: z.string(),
  name: z.string(),
  nameEs: z.string(),
  /** Two sentences that hold for every product of the kind. */
  purpose: z.array(z.string()),
  purposeEs: z.array(z.string()),
  /** What to know before buying. */
  beforeBuying: z.array(z.string()),
  beforeBuyingEs: z.array(z.string()),
  warnings: z.array(z.string()),
  warningsEs: z.array(z.string()),
})
export type Kind = z.output<typeof Kind>

/** The key of a kind in URLs. */
export const KindKey = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80))

export const ProductKind = z.object({
  /** null for a product whose kind is not set yet. */
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

export const getKind = endpoint({
  method: 'GET',
  url: '/kinds/:kindKey',
  config: { cached: { tags: ['kinds'], maxAgeSeconds: 5 } },
  schema: {
    summary: 'One kind of product',
    tags,
    params: z.object({ kindKey: KindKey }),
    response: { 200: Kind, ...problems(404, 422) },
  },
})

/** A kind as an option for staff. */
export const StaffKind = z.object({
  kindKey: z.string(),
  name: z.string(),
  saleClass: z.enum(SALE_CLASSES),
  minAge: z.nullable(z.int()),
  saleReason: z.string(),
})
export type StaffKind = z.output<typeof StaffKind>

export const listKinds = endpoint({
  method: 'GET',
  url: '/staff/kinds',
  schema: {
    summary: 'Staff: all kinds by name, to choose from',
    tags,
    response: {
      200: z.array(StaffKind),
      ...problems(401, 403),
    },
  },
})

/** Who may buy a kind, and why; staff decide. */
export const KindClass = z.object({
  kindKey: z.string().check(z.maxLength(120)),
  saleClass: z.enum(SALE_CLASSES),
  /** For class AGE: in years; null is the age of adults. */
  minAge: z.optional(z.nullable(z.int().check(z.gte(13), z.lte(99)))),
  reason: required('kindReasonRequired', 500),
})
export type KindClass = z.output<typeof KindClass>

export const changeKindClass = endpoint({
  method: 'POST',
  url: '/staff/kinds/saleClass',
  schema: {
    summary: 'Staff: says to whom a kind of product may be sold, and why',
    tags,
    body: KindClass,
    response: { 200: StaffKind, ...problems(400, 401, 403, 404, 422) },
  },
})

/** A product whose kind has to be set. */
export const WaitingProduct = z.object({
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  productStatus: z.string(),
  /** Its likely kind, guessed from the name. */
  proposed: z.nullable(z.object({ kindKey: z.string(), name: z.string() })),
})

export const findWaitingProducts = endpoint({
  method: 'GET',
  url: '/staff/kinds/waiting',
  schema: {
    summary: 'Staff: products without a kind that wait for one, oldest first',
    tags,
    querystring: PageQuery,
    response: { 200: pageOf(WaitingProduct), ...problems(400, 401, 403, 422) },
  },
})

export const confirmKinds = endpoint({
  method: 'POST',
  url: '/staff/kinds/confirm',
  schema: {
    summary: 'Staff: says what products are that wait for it, and shows them; all or none',
    tags,
    body: z.object({
      rows: z
        .array(z.object({ productId: Id, kindKey: z.string().check(z.maxLength(120)) }))
        .check(z.minLength(1), z.maxLength(200)),
    }),
    response: { 200: z.object({ confirmed: z.int() }), ...problems(400, 401, 403, 404, 409, 422) },
  },
})
