import { SHOP_PAGE_SIZE } from '@mendwell/domain/orders/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { productsOfCategory, searchProducts } from '../../../api/catalog/catalog.ts'
import type { ShopView } from './shop-view.ts'

/** The two queries for a view; only one of them runs. */
function listQueries({ categoryId, term, choices }: ShopView) {
  const paged = { ...choices, families: true, pageSize: SHOP_PAGE_SIZE }
  return { found: searchProducts(term, paged), browsed: productsOfCategory(categoryId, paged) }
}

/** The query of a list to browse. */
export const listQuery = (view: ShopView) => listQueries(view).browsed

/** The products of a view; the previous ones stay while the next ones load. */
export function useProductList(view: ShopView) {
  const { found, browsed } = listQueries(view)
  const isSearch = view.term !== ''
  const search = useQuery({ ...found, enabled: isSearch, placeholderData: keepPreviousData })
  const category = useQuery({ ...browsed, enabled: !isSearch, placeholderData: keepPreviousData })
  const list = isSearch ? search : category
  const reading = isSearch ? search.data : undefined
  /** The category's description; '' if there is none, undefined until loaded. */
  const about = isSearch ? '' : category.data?.about
  return { list, reading, about }
}
