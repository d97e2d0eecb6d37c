import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, Money } from '../wire/shapes.ts'

const tags = ['families'] as const

/** The same product in another size, color or strength; see domain/catalog/families.ts. */
export const FamilyMember = z.object({
  productId: Id,
  productName: z.string(),
  categoryId: Id,
  subCategory: z.string(),
  /** On hand; null if not counted. */
  quantity: z.nullable(z.int()),
  /** As shown in lists; null if shoppers ask for it. */
  price: z.nullable(Money),
  /** How many pieces one unit holds; null if unknown. */
  pieces: z.nullable(z.int()),
  /** One per axis, in axis order. */
  values: z.array(z.string()),
})
export type FamilyMember = z.output<typeof FamilyMember>

/** What a product card says about its family. */
export const FamilyCard = z.object({
  familyKey: z.string(),
  title: z.string(),
  /** How many sizes, colors or strengths it comes in. */
  members: z.int(),
  /** The names of the axes. */
  axes: z.array(z.string()),
  /** The lowest price shown; null if shoppers ask for all of them. */
  fromPrice: z.nullable(Money),
})
export type FamilyCard = z.output<typeof FamilyCard>

export const ProductFamily = z.object({
  /** null for a product that comes in only one variant. */
  family: z.nullable(
    z.object({
      familyKey: z.string(),
      title: z.string(),
      axes: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
      members: z.array(FamilyMember),
      /** The stars of all members; null if none is rated, and for packs. */
      rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
    }),
  ),
})
export type ProductFamily = z.output<typeof ProductFamily>
/** As sent over the wire, prices in dollars. */
export type ProductFamilyWire = z.input<typeof ProductFamily>

export const findProductFamily = endpoint({
  method: 'GET',
  url: '/products/:productId/family',
  config: { cached: { tags: ['catalog'], maxAgeSeconds: 0 } },
  schema: {
    summary: 'The sizes, colors and strengths in which a product comes, each with its product',
    tags,
    params: z.object({ productId: IdText }),
    response: { 200: ProductFamily, ...problems(404, 422) },
  },
})
