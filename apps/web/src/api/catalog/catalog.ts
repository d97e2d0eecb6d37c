import * as contract from '@mendwell/contract/catalog/catalog'
import type { Sort } from '@mendwell/contract/lists/list-options'

export { SORTS, TRAITS } from '@mendwell/contract/lists/list-options'

import type { Answer } from '../calls/call.ts'
import { query, queryPart } from '../calls/query.ts'

/** The choices of a product list as they stand in the address. */
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
  /** No typing mistakes of a search are put right. */
  exact?: boolean | undefined
  /** One card a family: not a choice of the shopper, and not in the address. */
  families?: boolean | undefined
  sort?: Sort | undefined
}

/** A page of a search with what it says of the words. */
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
/** What the screens keep of a list: the first page of a list also brings every filter of it. */
type Goods = Answer<typeof contract.findPopularProducts>['productList']
/** What `pick` takes of the products on sale and in stock. */
export const onSale = <Part>(pageSize: number, part: string, pick: (goods: Goods) => Part) =>
  queryPart(
    contract.findProductsByCategory,
    { params: { categoryId: -1 }, query: { onSale: true, inStock: true, pageSize } },
    part,
    ({ productList }) => pick(productList),
  )
/** The first `limit` of them; without it all. */
export const popularProducts = (limit?: number) =>
  query(contract.findPopularProducts, { query: { limit } })
/** What `pick` takes of the first `limit` of them. */
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
