import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, required } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['packs'] as const
/** The most packs of the same pieces. */
export const MAX_PACKS = 20
const ofProduct = z.object({ productId: IdText })

const PackOfGroup = z.object({
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  /** Pieces per pack. */
  pieces: z.int(),
  /** One may be opened to ship the next smaller pack: the two share their stock. */
  mayOpen: z.boolean(),
  /** On hand; null: not counted. */
  quantity: z.nullable(z.int()),
  sharesStock: z.boolean(),
})

export const ProductPacks = z.object({
  /** What one piece is called, in the singular; null if not set. */
  pieceName: z.nullable(z.string()),
  /** The packs of the same pieces, smallest first; empty if the product is in no group. */
  packs: z.array(PackOfGroup),
})
export type ProductPacks = z.output<typeof ProductPacks>

export const getProductPacks = endpoint({
  method: 'GET',
  url: '/staff/products/:productId/packs',
  schema: {
    summary: 'Staff: the packs in which the pieces of a product are sold',
    tags,
    params: ofProduct,
    response: { 200: ProductPacks, ...problems(401, 403, 404, 422) },
  },
})

const Arranged = z.object({
  productId: Id,
  pieces: z
    .int(says('piecesRequired'))
    .check(z.gte(1, says('piecesRequired')), z.lte(100_000, says('piecesMax', { max: '100,000' }))),
  mayOpen: z.boolean(),
})

export const ArrangePacks = z.object({
  pieceName: required('pieceNameRequired', 40),
  /** Empty: the group is dissolved, and each product has its own stock again. */
  packs: z.array(Arranged).check(
    z.maxLength(MAX_PACKS, says('linesMax', { max: MAX_PACKS })),
    z.refine(
      (packs) => new Set(packs.map(({ productId }) => productId)).size === packs.length,
      says('productTwice'),
    ),
  ),
  /** Confirms that a name or unit states another count; without it, that is refused. */
  mayCountOtherwise: z.optional(z.boolean()),
  /** The version read: a colleague's change in the meantime is not overwritten. */
  read: z.array(Arranged).check(z.maxLength(MAX_PACKS, says('linesMax', { max: MAX_PACKS }))),
})
export type ArrangePacks = z.output<typeof ArrangePacks>

export const arrangeProductPacks = endpoint({
  method: 'PUT',
  url: '/staff/products/:productId/packs',
  schema: {
    summary: 'Staff: makes products the packs of the same pieces, or no longer',
    description:
      'A pack that may be opened shares its stock with the next smaller one, in pieces. What leaves takes nothing along but the last, which keeps the rest.',
    tags,
    params: ofProduct,
    body: ArrangePacks,
    response: { 200: ProductPacks, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const exportPacks = endpoint({
  method: 'GET',
  url: '/staff/packs.csv',
  schema: {
    summary: 'Staff: all packs of the same pieces as a CSV file that the import takes back',
    tags,
    produces: ['text/csv'],
    response: { 200: z.any(), ...problems(401, 403) },
  },
})
