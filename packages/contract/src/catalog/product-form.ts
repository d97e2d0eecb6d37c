import { PRICE_CHECKS } from '@mendwell/domain/money/price-check'
import * as z from 'zod/mini'
import { TypedFacts } from '../facts/facts.ts'
import { EnteredPrice } from '../prices/entered-price.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import {
  Id,
  Instant,
  line,
  Money,
  required,
  requiredText,
  text,
  typedText,
} from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { OneProduct } from './catalog.ts'

const tags = ['catalog'] as const

const MAX_STOCK = 1_000_000

const price = z.optional(z.nullable(EnteredPrice))
const flag = z.optional(z.nullable(z.boolean()))
const TypedAttribute = z.looseObject({ description: typedText })
const attributes = z.optional(z.nullable(z.array(TypedAttribute).check(z.maxLength(20))))
/** An empty field means null; otherwise the history would list fields that no one filled in. */
const orNull = (typed: z.ZodMiniType<string>) =>
  z.optional(
    z.pipe(
      z.nullable(typed),
      z.transform((value) => value || null),
    ),
  )
const field = (max: number) => orNull(line(max))

/** The staff's product form (Specification §5); absent fields stay unchanged, null clears them. */
const fields = {
  brandId: z.optional(z.nullable(Id)),
  /** The product's kind; null: not set yet. */
  kindKey: field(120),
  salePrice: price,
  /** Whether staff vouch for the price, or shoppers ask for it. */
  priceCheck: z.optional(z.enum(PRICE_CHECKS)),
  /** How many pieces one unit holds. */
  pieces: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100_000)))),
  wholesalePrice: price,
  purchasePrice: price,
  /** Stock on hand as counted; null: not counted (Decisions §4). */
  quantity: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(MAX_STOCK)))),
  popularFlag: z.optional(z.int().check(z.gte(0), z.lte(1))),
  productStatus: z.optional(z.enum(['A', 'N'])),
  packagingAttributes: attributes,
  cuttingAttributes: attributes,
  extraAttributes: attributes,
  optionsAttributes: attributes,
  sellinPcs: z.optional(z.boolean()),
  unitName: z.optional(required('unitNameRequired', 40)),
  weight: z.optional(z.nullable(z.number().check(z.gt(0), z.lt(1_000_000)))),
  weightUnit: field(20),
  sku: z.optional(required('skuRequired', 80)),
  taxExemptFlag: z.optional(z.boolean()),
  notes: orNull(text(2000)),
  manufacturer: field(120),
  /** The maker's or record's name. */
  sourceName: field(400),
  gtin: field(20),
  udiDi: field(60),
  hcpcs: field(20),
  latex: flag,
  sterile: flag,
  singleUse: flag,
  rx: flag,
  otc: flag,
  /** All stated facts, as typed or as stored: '4 in', 'up to 300 lb', 'nitrile'. */
  facts: z.optional(TypedFacts),
  /** A billing description: shoppers ask for a quote instead of ordering it. */
  quoteOnly: z.optional(z.boolean()),
  /** A base64 photo, validated like an upload; it becomes the main picture. */
  productImage: z.optional(z.nullable(z.string().check(z.maxLength(120_000, says('fileTooBig'))))),
}

const name = required('productNameRequired', 200)
const details = requiredText('productDetailsRequired', 20_000)
const categoryId = z.int(says('categoryRequired')).check(z.gte(1, says('categoryRequired')))

export const NewProduct = z.object({
  ...fields,
  productName: name,
  productDetails: details,
  unitPrice: EnteredPrice,
  categoryId,
})
export type NewProduct = z.output<typeof NewProduct>

export const ProductChange = z.object({
  ...fields,
  productId: Id,
  productName: z.optional(name),
  productDetails: z.optional(details),
  unitPrice: z.optional(EnteredPrice),
  categoryId: z.optional(categoryId),
  /** The version read before the change: 409 if someone else changed the product since. */
  updatedAt: z.optional(Instant),
})
export type ProductChange = z.output<typeof ProductChange>

/** A product as staff see it, with its cost. */
export const StaffProduct = z.extend(OneProduct, {
  kindKey: z.nullable(z.string()),
  priceCheck: z.enum(PRICE_CHECKS),
  /** The price is hidden: shoppers ask for it. */
  priceHidden: z.boolean(),
  /** The catalog's source of the price; null if set in the shop. */
  priceSource: z.nullable(z.string()),
  /** What one piece of its kind usually costs. */
  priceRange: z.nullable(z.object({ low: Money, high: Money, per: z.string() })),
  wholesalePrice: z.nullable(Money),
  purchasePrice: z.nullable(Money),
  updatedBy: z.nullable(z.string()),
})
export type StaffProduct = z.output<typeof StaffProduct>

export const saveProduct = endpoint({
  method: 'POST',
  url: '/products/save',
  schema: {
    summary: 'Staff: adds a product',
    tags,
    body: NewProduct,
    response: { 200: StaffProduct, ...problems(400, 401, 403, 404, 409, 413, 415, 422) },
  },
})

export const updateProduct = endpoint({
  method: 'PUT',
  url: '/products/update',
  schema: {
    summary: 'Staff: changes a product; absent fields stay',
    tags,
    body: ProductChange,
    response: { 200: StaffProduct, ...problems(400, 401, 403, 404, 409, 413, 415, 422) },
  },
})
