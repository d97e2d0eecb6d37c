import { SHOP_PAGE_SIZE } from '@mendwell/domain/orders/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { productsOfCategory, searchProducts } from '../../../api/catalog/catalog.ts'
import type { ShopView } from './shop-view.ts'

/** The two questions a view can be answered by; only one of them is asked. */
function listQueries({ categoryId, term, choices }: ShopView) {
  const paged = { ...choices, families: true, pageSize: SHOP_PAGE_SIZE }
  return { found: searchProducts(term, paged), browsed: productsOfCategory(categoryId, paged) }
}

/** The question of a list to browse. */
export const listQuery = (view: ShopView) => listQueries(view).browsed

/** The products of a view; while the next ones are on their way the last ones stay. */
export function useProductList(view: ShopView) {
  const { found, browsed } = listQueries(view)
  const isSearch = view.term !== ''
  const search = useQuery({ ...found, enabled: isSearch, placeholderData: keepPreviousData })
  const category = useQuery({ ...browsed, enabled: !isSearch, placeholderData: keepPreviousData })
  const list = isSearch ? search : category
  const reading = isSearch ? search.data : undefined
  /** What the category is about; '' where nobody has said it, undefined until it is known. */
  const about = isSearch ? '' : category.data?.about
  return { list, reading, about }
}
