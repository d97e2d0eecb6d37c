import type { Facets, ProductPage } from '@mendwell/contract/catalog/catalog'
import type { ListOptions } from '@mendwell/contract/lists/list-options'
import { MAX_LIST } from '@mendwell/domain/orders/limits'

/** The page of an empty list. */
export const emptyPage = ({ page, pageSize = MAX_LIST }: ListOptions): ProductPage => ({
  productList: [],
  total: 0,
  page,
  pageSize,
  facets: NO_FACETS,
})

const NO_FACETS: Facets = {
  departments: [],
  categories: [],
  brands: [],
  price: null,
  orderable: 0,
  inStock: 0,
  onBackorder: 0,
  onSale: 0,
  rated4: 0,
  latexFree: 0,
  sterile: 0,
  singleUse: 0,
  rx: 0,
  taxExempt: 0,
  hasHcpcs: 0,
  facts: [],
}
