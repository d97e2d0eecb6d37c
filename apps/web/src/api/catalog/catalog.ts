import * as contract from '@mendwell/contract/catalog/catalog'
import type { Sort } from '@mendwell/contract/lists/list-options'

export { SORTS, TRAITS } from '@mendwell/contract/lists/list-options'

import type { Answer } from '../calls/call.ts'
import { query, queryPart } from '../calls/query.ts'

/** The options of a product list as in the URL. */
export interface ListChoices {
  page?: number | undefined
  pageSize?: number | undefined
  /** Only products of this kind. */
  kind?: string | undefined
  categoryId?: number[] | undefined
  department?: string[] | undefined
  brandId?: number[] | undefined
  /** Keys of devices: what fits one of them. */
  device?: string[] | undefined
  /** Stated facts: 'size-M'. */
  fact?: string[] | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  orderable?: boolean | undefined
  inStock?: boolean | undefined
  onBackorder?: boolean | undefined
  onSale?: boolean | undefined
  minRating?: number | undefined
  latexFree?: boolean | undefined
  sterile?: boolean | undefined
  singleUse?: boolean | undefined
  rx?: boolean | undefined
  taxExempt?: boolean | undefined
  hasHcpcs?: boolean | undefined
  /** Turns off spelling correction. */
  exact?: boolean | undefined
  /** One card per family: not a choice of the shopper, and not in the URL. */
  families?: boolean | undefined
  sort?: Sort | undefined
}

/** A page of search results, with how its words were interpreted. */
export type SearchReading = Answer<typeof contract.searchProducts>

export const departments = () => query(contract.findDepartments)
export const categories = () => query(contract.findCategories)
export const brands = () => query(contract.findBrands)
export const categoriesOf = (department: string) =>
  query(contract.findCategoriesByName, { params: { name: department } })
export const product = (productId: number) =>
  query(contract.getProduct, { params: { id: productId } })
export const productsOfCategory = (
  categoryId: number,
  { exact: _, ...choices }: ListChoices = {},
) => query(contract.findProductsByCategory, { params: { categoryId }, query: { ...choices } })
export const searchProducts = (term: string, { kind: _, ...choices }: ListChoices = {}) =>
  query(contract.searchProducts, { params: { term }, query: { ...choices } })
/** The part of a list that the screens keep: its first page also contains all filters. */
type Goods = Answer<typeof contract.findPopularProducts>['productList']
/** The part `pick` keeps of the products on sale and in stock. */
export const onSale = <Part>(pageSize: number, part: string, pick: (goods: Goods) => Part) =>
  queryPart(
    contract.findProductsByCategory,
    { params: { categoryId: -1 }, query: { onSale: true, inStock: true, pageSize } },
    part,
    ({ productList }) => pick(productList),
  )
/** The first `limit` of them; all of them without it. */
export const popularProducts = (limit?: number) =>
  query(contract.findPopularProducts, { query: { limit } })
/** The part `pick` keeps of the first `limit` of them. */
export const partOfPopular = <Part>(limit: number, part: string, pick: (goods: Goods) => Part) =>
  queryPart(contract.findPopularProducts, { query: { limit } }, part, ({ productList }) =>
    pick(productList),
  )
export const popularMeatProducts = () => query(contract.findPopularMeatProducts)
export const foodProducts = (categoryId: number) =>
  query(contract.findFoodProducts, { params: { categoryId } })
export const relatedProducts = (productId: number, categoryId: number, brandId: number | null) =>
  query(contract.relatedProducts, { params: { productId, categoryId, brandId: brandId ?? 0 } })
export const suggestions = (typed: string) => query(contract.suggest, { query: { q: typed } })
