import * as contract from '@mendwell/contract/catalog'

export { SORTS, TRAITS } from '@mendwell/contract/catalog'

import { query } from './query.ts'

/** The choices of a product list as they stand in the address. */
export interface ListChoices {
  page?: number | undefined
  pageSize?: number | undefined
  categoryId?: number[] | undefined
  brandId?: number[] | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
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
  sort?: contract.Sort | undefined
}

export const departments = () => query(contract.findDepartments)
export const categories = () => query(contract.findCategories)
export const brands = () => query(contract.findBrands)
export const categoriesOf = (department: string) =>
  query(contract.findCategoriesByName, { params: { name: department } })
export const product = (productId: number) =>
  query(contract.getProduct, { params: { id: productId } })
export const productsOfCategory = (categoryId: number, choices: ListChoices = {}) =>
  query(contract.findProductsByCategory, { params: { categoryId }, query: { ...choices } })
export const searchProducts = (term: string, choices: ListChoices = {}) =>
  query(contract.searchProducts, { params: { term }, query: { ...choices } })
/** The first `limit` of them; without it all. */
export const popularProducts = (limit?: number) =>
  query(contract.findPopularProducts, { query: { limit } })
export const popularMeatProducts = () => query(contract.findPopularMeatProducts)
export const foodProducts = (categoryId: number) =>
  query(contract.findFoodProducts, { params: { categoryId } })
export const relatedProducts = (productId: number, categoryId: number, brandId: number | null) =>
  query(contract.relatedProducts, { params: { productId, categoryId, brandId: brandId ?? 0 } })
export const suggestions = (typed: string) => query(contract.suggest, { query: { q: typed } })
