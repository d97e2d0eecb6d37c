import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { email, Id, IdText, Money, OptionalPhone, optional, required } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['purchasing'] as const

const ofSupplier = z.object({ supplierId: IdText })
const ofItem = z.object({ supplierId: IdText, productId: IdText })

/** The highest cost per piece, in cents. */
const MAX_COST_CENTS = 100_000_000

/** The shop's cost per piece. */
export const Cost = Money.check(z.lte(MAX_COST_CENTS, says('dollarsMax', { max: '1,000,000' })))

export const SaveSupplier = z.object({
  name: required('supplierNameRequired', 120),
  /** Where orders are mailed; null: sent by hand. */
  email: z.nullable(email()),
  phone: OptionalPhone,
  /** The shop's customer number with the supplier. */
  accountNumber: optional(60),
  /** Days from order to arrival. */
  leadDays: z
    .int(says('wholeNumberExpected'))
    .check(z.gte(0), z.lte(365, says('daysMax', { max: 365 }))),
  note: optional(1000),
  active: z.boolean(),
})
export type SaveSupplier = z.output<typeof SaveSupplier>

export const SupplierRow = z.object({
  supplierId: Id,
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  accountNumber: z.nullable(z.string()),
  leadDays: z.int(),
  note: z.nullable(z.string()),
  active: z.boolean(),
  /** How many products it sells. */
  products: z.int(),
})
export type SupplierRow = z.output<typeof SupplierRow>

/** A product as a supplier sells it. */
export const SupplierProduct = z.object({
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  /** Available to promise; null: not counted. */
  quantity: z.nullable(z.int()),
  itemNumber: z.nullable(z.string()),
  cost: Money,
  /** Pieces per case: only whole cases are ordered. */
  packSize: z.int(),
  /** Minimum order in pieces; 0: none. */
  minQuantity: z.int(),
})
export type SupplierProduct = z.output<typeof SupplierProduct>

export const Supplier = z.object({ supplier: SupplierRow, products: z.array(SupplierProduct) })

export const findSuppliers = endpoint({
  method: 'GET',
  url: '/staff/suppliers',
  schema: {
    summary: 'Staff: suppliers by name; `q` finds names, emails and account numbers',
    tags,
    querystring: z.extend(PageQuery, {
      /** Only active suppliers, or only inactive ones. */
      active: z.optional(z.enum(['1', '0'])),
    }),
    response: { 200: pageOf(SupplierRow), ...problems(401, 403, 422) },
  },
})

export const getSupplier = endpoint({
  method: 'GET',
  url: '/staff/suppliers/:supplierId',
  schema: {
    summary: 'Staff: a supplier with the products it sells',
    tags,
    params: ofSupplier,
    response: { 200: Supplier, ...problems(401, 403, 404, 422) },
  },
})

export const makeSupplier = endpoint({
  method: 'POST',
  url: '/staff/suppliers',
  schema: {
    summary: 'Staff: a new supplier',
    tags,
    body: SaveSupplier,
    response: { 200: SupplierRow, ...problems(400, 401, 403, 409, 422) },
  },
})

export const changeSupplier = endpoint({
  method: 'PUT',
  url: '/staff/suppliers/:supplierId',
  schema: {
    summary: 'Staff: changes a supplier',
    tags,
    params: ofSupplier,
    body: SaveSupplier,
    response: { 200: SupplierRow, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const SaveSupplierProduct = z.object({
  itemNumber: optional(60),
  cost: Cost,
  packSize: z
    .int(says('piecesRequired'))
    .check(z.gte(1, says('piecesRequired')), z.lte(100_000, says('piecesMax', { max: '100,000' }))),
  minQuantity: z
    .int(says('wholeNumberExpected'))
    .check(z.gte(0), z.lte(1_000_000, says('piecesMax', { max: '1,000,000' }))),
})
export type SaveSupplierProduct = z.output<typeof SaveSupplierProduct>

export const saveSupplierProduct = endpoint({
  method: 'PUT',
  url: '/staff/suppliers/:supplierId/products/:productId',
  schema: {
    summary: 'Staff: that a supplier sells a product, and on which terms',
    tags,
    params: ofItem,
    body: SaveSupplierProduct,
    response: { 200: Supplier, ...problems(400, 401, 403, 404, 422) },
  },
})

export const removeSupplierProduct = endpoint({
  method: 'DELETE',
  url: '/staff/suppliers/:supplierId/products/:productId',
  schema: {
    summary: 'Staff: that a supplier no longer sells a product',
    tags,
    params: ofItem,
    response: { 200: Supplier, ...problems(400, 401, 403, 404, 422) },
  },
})
