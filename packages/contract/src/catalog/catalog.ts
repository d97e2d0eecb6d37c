import { SALE_CLASSES } from '@mendwell/domain/catalog/sale-class'
import { MAX_LIST } from '@mendwell/domain/orders/limits'
import * as z from 'zod/mini'
import { CountedFact, ProductFacts } from '../facts/facts.ts'
import { ListOptions, readIds, wholeNumber } from '../lists/list-options.ts'
import { SearchOptions, searchReading } from '../lists/search-reading.ts'
import { PriceStep } from '../prices/price-steps.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Attribute, CategoryIdText, Id, IdText, Instant, Money, typedText } from '../wire/shapes.ts'
import { FamilyCard } from './families.ts'
import { KindKey } from './kinds.ts'

const tags = ['catalog'] as const

const LIST = { tags: ['catalog'], maxAgeSeconds: 5 }
/** Synonyms also affect the results. */
const SEARCH = { tags: ['catalog', 'search'], maxAgeSeconds: 5 }

export const Department = z.object({
  deptName: z.string(),
  activeFlag: z.boolean(),
  displayOrder: z.int(),
  description: z.string(),
})
export type Department = z.output<typeof Department>

export const Category = z.object({
  categoryId: Id,
  category: z.string(),
  subCategory: z.string(),
  displayOrder: z.int(),
  productCount: z.int(),
  imageUrl: z.string(),
})
export type Category = z.output<typeof Category>

export const Brand = z.object({ brandId: Id, brandName: z.string(), category: z.string() })
export type Brand = z.output<typeof Brand>
/** A brand shown by the shop, with the ids of its duplicates. */
export const ShownBrand = z.extend(Brand, { formerIds: z.array(Id) })
export type ShownBrand = z.output<typeof ShownBrand>

export const Rating = z.object({ average: z.number(), count: z.int() })

/** A product as every visitor can see it; purchase and wholesale prices are for staff only. */
export const Product = z.object({
  productId: Id,
  productName: z.string(),
  productDetails: z.string(),
  categoryId: Id,
  category: z.string(),
  subCategory: z.string(),
  brandId: z.nullable(Id),
  /** The store brand where the product has none (Decisions §1). */
  brandName: z.string(),
  /** 0, like the online price, if shoppers ask for the price: no one vouches for the stored one. */
  unitPrice: Money,
  salePrice: z.nullable(Money),
  /** What the cart charges for one piece (Decisions §2, online price). */
  onlinePrice: Money,
  discount: z.number(),
  /** When the sale price ends by itself; absent if it does not. */
  saleEndsAt: z.optional(Instant),
  /** For a product on sale: the lowest price per piece in the 30 days before the sale, if known. */
  lowestBefore: z.optional(Money),
  /** The price that savings are computed from, if the unit price is higher than it was in those days. */
  wasPrice: z.optional(Money),
  quantity: z.nullable(z.int()),
  popularFlag: z.int(),
  productStatus: z.enum(['A', 'N']),
  showFlag: z.boolean(),
  packagingAttributes: z.array(Attribute),
  cuttingAttributes: z.array(Attribute),
  extraAttributes: z.array(Attribute),
  optionsAttributes: z.array(Attribute),
  sellinPcs: z.boolean(),
  unitName: z.string(),
  /** How many pieces one unit holds; null if unknown. */
  pieces: z.nullable(z.int()),
  weight: z.nullable(z.number()),
  weightUnit: z.nullable(z.string()),
  sku: z.string(),
  taxExemptFlag: z.boolean(),
  notes: z.nullable(z.string()),
  manufacturer: z.nullable(z.string()),
  gtin: z.nullable(z.string()),
  udiDi: z.nullable(z.string()),
  hcpcs: z.nullable(z.string()),
  latex: z.nullable(z.boolean()),
  sterile: z.nullable(z.boolean()),
  singleUse: z.nullable(z.boolean()),
  rx: z.nullable(z.boolean()),
  /** Who may buy its kind. */
  saleClass: z.enum(SALE_CLASSES),
  /** A billing description without a specific product: quoted instead of ordered. */
  quoteOnly: z.boolean(),
  otc: z.nullable(z.boolean()),
  /** Only ever true: it is under an active recall. */
  recalled: z.optional(z.boolean()),
  imageUrl: z.string(),
  imageMimeType: z.string(),
  /** null until there is a review: nothing is made up. */
  rating: z.nullable(Rating),
  /** In lists that show one product per family, if it is in one. */
  family: z.optional(FamilyCard),
  updatedAt: Instant,
})
export type Product = z.output<typeof Product>
/** As it arrives in the browser: money in dollars, instants as strings. */
export type ProductWire = z.input<typeof Product>

/** One product with the details that only its own page shows. */
export const OneProduct = z.extend(Product, {
  /** The maker's or record's name, if the shop uses a plainer one. */
  sourceName: z.nullable(z.string()),
  /** What distinguishes it, as far as stated (domain/facts/facts.ts); absent means unknown. */
  facts: ProductFacts,
})
export type OneProduct = z.output<typeof OneProduct>

/** One product; with ?include=image, the picture as base64. */
export const ProductWithImage = z.extend(OneProduct, {
  /** URLs of the uploaded photos in display order; empty if all pictures are drawings. */
  photos: z.array(z.string()),
  /** The public price per piece by quantity in the cart, if lower than for one. */
  tiers: z.array(PriceStep),
  /** The month, YYYY-MM, before which no piece shipped expires; absent if it never does, or lots are not tracked. */
  expiresFrom: z.optional(z.string()),
  productImage: z.optional(z.nullable(z.string())),
})
export type ProductWithImage = z.output<typeof ProductWithImage>
/** As the page of one product gets it. */
export type ProductWithImageWire = z.input<typeof ProductWithImage>

export const Facets = z.object({
  departments: z.array(z.object({ deptName: z.string(), count: z.int() })),
  categories: z.array(
    z.object({ categoryId: Id, category: z.string(), subCategory: z.string(), count: z.int() }),
  ),
  brands: z.array(z.object({ brandId: z.nullable(Id), brandName: z.string(), count: z.int() })),
  /** Eight ranges of the price shown, equal on a logarithmic scale: `edges` are the seven boundaries between them. */
  price: z.nullable(
    z.object({ min: Money, max: Money, edges: z.array(Money), buckets: z.array(z.int()) }),
  ),
  orderable: z.int(),
  inStock: z.int(),
  onBackorder: z.int(),
  onSale: z.int(),
  rated4: z.int(),
  latexFree: z.int(),
  sterile: z.int(),
  singleUse: z.int(),
  rx: z.int(),
  taxExempt: z.int(),
  hasHcpcs: z.int(),
  /** The stated facts that narrow the list, with their values and product counts; empty for all products. */
  facts: z.array(CountedFact),
})
export type Facets = z.output<typeof Facets>

export const ProductList = z.object({ productList: z.array(Product) })
export const ProductPage = z.object({
  productList: z.array(Product),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  facets: Facets,
})
export type ProductPage = z.output<typeof ProductPage>
/** The products of a category, with its description; empty if there is none, and for all products. */
export const CategoryPage = z.extend(ProductPage, { about: z.string() })
export const SearchPage = z.extend(ProductPage, searchReading)
export type SearchPage = z.output<typeof SearchPage>

export const getProduct = endpoint({
  method: 'GET',
  url: '/products/:id',
  config: { cached: { tags: ['product:{id}'], maxAgeSeconds: 0 } },
  schema: {
    summary: 'One product',
    tags,
    params: z.object({ id: IdText }),
    querystring: z.object({ include: z.optional(z.enum(['image'])) }),
    response: { 200: ProductWithImage, ...problems(404, 422) },
  },
})

export const findCategories = endpoint({
  method: 'GET',
  url: '/category/findAll',
  config: { cached: LIST },
  schema: { summary: 'All categories', tags, response: { 200: z.array(Category) } },
})

export const findAllCategories = endpoint({
  method: 'GET',
  url: '/category/findAllCategories',
  config: { cached: LIST },
  schema: { summary: 'All categories (second name)', tags, response: { 200: z.array(Category) } },
})

export const findCategoriesByName = endpoint({
  method: 'GET',
  url: '/category/findAllByCategoryName/:name',
  config: { cached: LIST },
  schema: {
    summary: 'Categories of a department, its name compared without case',
    tags,
    params: z.object({ name: typedText }),
    response: { 200: z.array(Category) },
  },
})

export const findProductsByCategory = endpoint({
  method: 'GET',
  url: '/products/findProductsByCategory/:categoryId',
  config: { cached: LIST },
  schema: {
    summary: 'Products of a category; -1 means all active products, or those of a kind',
    tags,
    params: z.object({ categoryId: CategoryIdText }),
    querystring: z.extend(ListOptions, {
      /** Only products of this kind. */
      kind: z.optional(KindKey),
    }),
    response: { 200: CategoryPage, ...problems(422) },
  },
})

export const findPopularProducts = endpoint({
  method: 'GET',
  url: '/products/findPopularProducts',
  config: { cached: LIST },
  schema: {
    summary: 'Popular products, the first of every category before the second of any',
    tags,
    querystring: z.object({ limit: z.optional(wholeNumber(1, MAX_LIST)) }),
    response: { 200: ProductList, ...problems(422) },
  },
})

export const findPopularMeatProducts = endpoint({
  method: 'GET',
  url: '/products/findPopularMeatProducts',
  config: { cached: LIST },
  schema: { summary: 'Popular products of department MEAT', tags, response: { 200: ProductList } },
})

export const findFoodProducts = endpoint({
  method: 'GET',
  url: '/products/findFoodProducts/:categoryId',
  config: { cached: LIST },
  schema: {
    summary: 'Food products of a category (23)',
    tags,
    params: z.object({ categoryId: IdText }),
    response: { 200: ProductList, ...problems(422) },
  },
})

export const searchProducts = endpoint({
  method: 'GET',
  url: '/products/searchProducts/:term',
  config: { cached: SEARCH },
  schema: {
    summary: 'Search by name, brand, SKU, GTIN, HCPCS code, category and description',
    tags,
    params: z.object({ term: typedText }),
    querystring: SearchOptions,
    response: { 200: SearchPage, ...problems(422) },
  },
})

export const SuggestedProduct = z.object({
  productId: Id,
  productName: z.string(),
  category: z.string(),
  categoryId: Id,
  onlinePrice: Money,
  quoteOnly: Product.shape.quoteOnly,
  imageUrl: z.string(),
})

export const Suggestions = z.object({
  products: z.array(SuggestedProduct),
  categories: z.array(z.object({ categoryId: Id, category: z.string(), subCategory: z.string() })),
  brands: z.array(z.object({ brandId: Id, brandName: z.string() })),
})
export type Suggestions = z.output<typeof Suggestions>

export const suggest = endpoint({
  method: 'GET',
  url: '/products/suggest',
  config: { cached: SEARCH },
  schema: {
    summary: 'Up to eight products, categories and brands while typing',
    tags,
    querystring: z.object({
      q: typedText,
    }),
    response: { 200: Suggestions, ...problems(422) },
  },
})

/** A product without a brand sends null, 0 or something unusable. */
const brandOrNone = z.pipe(
  z.string(),
  z.transform((text) => readIds(text)[0] ?? null),
)

export const relatedProducts = endpoint({
  method: 'GET',
  url: '/products/relatedProducts/:productId/:categoryId/:brandId',
  config: { cached: LIST },
  schema: {
    summary: 'Up to twelve products of the same category, then of the same brand',
    tags,
    params: z.object({ productId: IdText, categoryId: IdText, brandId: brandOrNone }),
    response: { 200: ProductList, ...problems(422) },
  },
})

export const findProductsByBrands = endpoint({
  method: 'GET',
  url: '/products/findProductsByBrands/:ids',
  config: { cached: LIST },
  schema: {
    summary: 'Products of brands, ids separated by commas',
    tags,
    params: z.object({ ids: z.string() }),
    querystring: ListOptions,
    response: { 200: ProductPage, ...problems(422) },
  },
})

export const findBrands = endpoint({
  method: 'GET',
  url: '/brands/findAll',
  config: { cached: LIST },
  schema: { summary: 'All brands', tags, response: { 200: z.array(ShownBrand) } },
})

export const findDepartments = endpoint({
  method: 'GET',
  url: '/departments/findAll',
  config: { cached: LIST },
  schema: { summary: 'All departments', tags, response: { 200: z.array(Department) } },
})
