import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

import { asRead, Id, IdText, Instant, line, Money, required, text } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'
import { says } from '../wire/validation-messages.ts'
import { Brand, Department } from './catalog.ts'
import { ProductChange, StaffProduct } from './product-form.ts'

const tags = ['catalog'] as const

export const StaffProductRow = z.object({
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  categoryId: Id,
  category: z.string(),
  subCategory: z.string(),
  brandName: z.nullable(z.string()),
  unitPrice: Money,
  salePrice: z.nullable(Money),
  /** The price is hidden: shoppers ask for it. */
  priceHidden: z.boolean(),
  /** An unreviewed price, computed from similar goods. */
  priceEstimated: z.boolean(),
  /** Whether the options contain CUTPRICE: a sale price applies, or would. */
  cutPrice: z.boolean(),
  /** Stock on hand; null: not counted. */
  quantity: z.nullable(z.int()),
  productStatus: z.enum(['A', 'N']),
  popularFlag: z.int(),
  /** The shop's cost. */
  purchasePrice: z.nullable(Money),
  manufacturer: z.nullable(z.string()),
  gtin: z.nullable(z.string()),
  hcpcs: z.nullable(z.string()),
  /** In its weight unit. */
  weight: z.nullable(z.number()),
  weightUnit: z.nullable(z.string()),
  /** Its kind. */
  kindName: z.nullable(z.string()),
  imageUrl: z.string(),
  updatedAt: Instant,
})
export type StaffProductRow = z.output<typeof StaffProductRow>
export type StaffProductRowWire = z.input<typeof StaffProductRow>

const STOCK_FILTERS = ['in', 'low', 'out', 'uncounted'] as const
/** Prices to review: hidden ones and estimates. */
const PRICE_FILTERS = ['hidden', 'estimated'] as const
/** Fewer pieces than this are low; the column stock_level uses the same bound. */
export const LOW_STOCK = 6

export const StaffProductQuery = z.extend(PageQuery, {
  status: z.optional(z.enum(['A', 'N'])),
  stock: z.optional(z.enum(STOCK_FILTERS)),
  price: z.optional(z.enum(PRICE_FILTERS)),
  categoryId: z.optional(IdText),
  brandId: z.optional(IdText),
})
export type StaffProductQuery = z.output<typeof StaffProductQuery>

export const listStaffProducts = endpoint({
  method: 'GET',
  url: '/staff/products',
  schema: {
    summary: 'Staff: products, shown or not; `q` finds names, SKUs, barcodes and numbers',
    description:
      'Sorts: productName, sku, category, brand, unitPrice, salePrice, quantity, status, updatedAt, a minus before it descends; ' +
      'what a product has not comes last. Else the newest first.',
    tags,
    querystring: StaffProductQuery,
    response: { 200: pageOf(StaffProductRow), ...problems(401, 403, 422) },
  },
})

const ofProduct = z.object({ productId: IdText })

export const getStaffProduct = endpoint({
  method: 'GET',
  url: '/staff/products/:productId',
  schema: {
    summary: 'Staff: one product with what the shop pays for it',
    tags,
    params: ofProduct,
    response: { 200: StaffProduct, ...problems(401, 403, 404, 422) },
  },
})

/** The fields that the grid edits. */
export const GridRow = z.pick(ProductChange, {
  productId: true,
  updatedAt: true,
  unitPrice: true,
  salePrice: true,
  quantity: true,
  productStatus: true,
  kindKey: true,
  sku: true,
  purchasePrice: true,
  manufacturer: true,
  gtin: true,
  hcpcs: true,
  weight: true,
})

export const editStaffProducts = endpoint({
  method: 'PUT',
  url: '/staff/products',
  schema: {
    summary: 'Staff: prices, stock, status and facts of several products, all or none',
    description: 'POST /staff/history/undo takes the whole save back, by its `eventId`.',
    tags,
    body: z.object({ rows: z.array(GridRow).check(z.minLength(1), z.maxLength(200)) }),
    response: {
      /** `eventId`: of the save in the history; null if nothing differed. */
      200: z.object({ saved: z.int(), eventId: z.nullable(z.int()) }),
      ...problems(400, 401, 403, 404, 409, 422),
    },
  },
})

export const duplicateProduct = endpoint({
  method: 'POST',
  url: '/staff/products/:productId/duplicate',
  schema: {
    summary: 'Staff: a hidden copy of a product, without stock, with a SKU of its own',
    tags,
    params: ofProduct,
    response: { 200: StaffProduct, ...problems(401, 403, 404, 422) },
  },
})

/** Reasons chosen by staff; orders, returns, counts and imports have their own. */
export const STOCK_REASONS = ['RECEIVED', 'DAMAGED', 'EXPIRED', 'LOST', 'OTHER'] as const

export const StockMovement = z.object({
  movementId: z.int(),
  delta: z.int(),
  reason: z.string(),
  note: z.nullable(z.string()),
  movedBy: z.nullable(z.string()),
  createdAt: Instant,
})
export type StockMovementWire = z.input<typeof StockMovement>

export const findStockMovements = endpoint({
  method: 'GET',
  url: '/staff/products/:productId/stock',
  schema: {
    summary: 'Staff: the last hundred movements of the stock of a product',
    tags,
    params: ofProduct,
    response: {
      200: z.object({ quantity: z.nullable(z.int()), movements: z.array(StockMovement) }),
      ...problems(401, 403, 404, 422),
    },
  },
})

export const moveStock = endpoint({
  method: 'POST',
  url: '/staff/products/:productId/stock',
  schema: {
    summary: 'Staff: books pieces in (above 0) or out (below 0), with a reason',
    tags,
    params: ofProduct,
    body: z.object({
      delta: z.int(says('stockDelta')).check(
        z.gte(-1_000_000),
        z.lte(1_000_000),
        z.refine((n) => n !== 0, says('stockDelta')),
      ),
      reason: z.enum(STOCK_REASONS),
      note: z.optional(z.nullable(line(200))),
    }),
    response: {
      200: z.object({ quantity: z.nullable(z.int()) }),
      ...problems(400, 401, 403, 404, 409, 422),
    },
  },
})

export const deleteProductDocument = endpoint({
  method: 'DELETE',
  url: '/productDocuments/:documentId',
  schema: {
    summary: 'Staff: removes a document; one that is gone already is fine',
    tags: ['media'],
    params: z.object({ documentId: IdText }),
    response: { 200: z.object({ documentId: z.int() }), ...problems(401, 403, 422) },
  },
})

export const StaffCategory = z.object({
  categoryId: Id,
  category: z.string(),
  subCategory: z.string(),
  description: z.string(),
  displayOrder: z.int(),
  activeFlag: z.boolean(),
  productCount: z.int(),
})
export type StaffCategory = z.output<typeof StaffCategory>

export const StaffBrand = z.extend(Brand, {
  /** Its other names, searched like the name. */
  aliases: z.array(z.string()),
  activeFlag: z.boolean(),
  productCount: z.int(),
})
export type StaffBrand = z.output<typeof StaffBrand>

export const findStaffCategories = endpoint({
  method: 'GET',
  url: '/staff/categories',
  schema: {
    summary: 'Staff: all departments and categories, active or not',
    tags,
    response: {
      200: z.object({ departments: z.array(Department), categories: z.array(StaffCategory) }),
      ...problems(401, 403),
    },
  },
})

export const findStaffBrands = endpoint({
  method: 'GET',
  url: '/staff/brands',
  schema: {
    summary: 'Staff: brands, active or not',
    tags,
    querystring: PageQuery,
    response: { 200: pageOf(StaffBrand), ...problems(401, 403, 422) },
  },
})

const displayOrder = z.int().check(z.gte(0), z.lte(10_000))

export const CategoryForm = z.object({
  categoryId: z.optional(Id),
  category: required('departmentRequired', 60),
  subCategory: required('categoryNameRequired', 80),
  description: z.optional(text(500)),
  displayOrder,
  activeFlag: z.boolean(),
  before: asRead(StaffCategory),
})
export type CategoryForm = z.output<typeof CategoryForm>

export const saveCategory = endpoint({
  method: 'POST',
  url: '/staff/categories/save',
  schema: {
    summary: 'Staff: adds or changes a category',
    tags,
    body: CategoryForm,
    response: { 200: z.object({ categoryId: Id }), ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const BrandForm = z.object({
  brandId: z.optional(Id),
  brandName: required('brandNameRequired', 120),
  aliases: z.optional(z.array(line(80).check(z.minLength(1))).check(z.maxLength(20))),
  category: line(60),
  activeFlag: z.boolean(),
  before: asRead(StaffBrand),
})
export type BrandForm = z.output<typeof BrandForm>

export const saveBrand = endpoint({
  method: 'POST',
  url: '/staff/brands/save',
  schema: {
    summary: 'Staff: adds or changes a brand',
    tags,
    body: BrandForm,
    response: { 200: z.object({ brandId: Id }), ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const DepartmentForm = z.object({
  deptName: required('departmentRequired', 60),
  activeFlag: z.boolean(),
  displayOrder,
  description: text(500),
})
export type DepartmentForm = z.output<typeof DepartmentForm>

export const saveDepartment = endpoint({
  method: 'POST',
  url: '/staff/departments/save',
  schema: {
    summary: 'Staff: adds a department, or switches it on or off; the name tells which',
    tags,
    body: DepartmentForm,
    response: { 200: Department, ...problems(400, 401, 403, 422) },
  },
})
