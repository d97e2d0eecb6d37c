import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { categories, departments } from '../../api/catalog.ts'
import { prefetch } from '../../api/prefetch.ts'
import { t } from '../../lib/texts.ts'
import { FilterPanel } from './filter-panel.tsx'
import { NoProducts } from './no-products.tsx'
import { ShopCrumbs, ShopHeading } from './shop-heading.tsx'
import { ShopResults } from './shop-results.tsx'
import { isFiltered, readView } from './shop-view.ts'
import { listQueries, useProductList } from './use-product-list.ts'
import { useShopView } from './use-shop-view.ts'

/** Awaited: the products and the category's name. Only started: the departments beside them. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const view = readView(params.categoryId, new URL(request.url).searchParams)
  const { found, browsed } = listQueries(view)
  void prefetch(departments())
  await Promise.all([view.term ? prefetch(found) : prefetch(browsed), prefetch(categories())])
  return null
}

/** Filters, pages and order do not wait for the answer: the old cards stay until the new ones are here. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const term = (url: URL) => url.searchParams.get('q')
  return currentUrl.pathname !== nextUrl.pathname || term(currentUrl) !== term(nextUrl)
}

/** Specification §2, Shop: the products of a category, a search or a brand. */
export function Component() {
  const view = useShopView()
  const { list, suggestion } = useProductList(view)
  const isEmpty = list.data?.total === 0 && !isFiltered(view.choices)
  return (
    <div className="page">
      <ShopCrumbs view={view} />
      <div className={isEmpty ? undefined : 'shop'}>
        {!isEmpty && (
          <aside className="only-d" aria-label={t('shop.filters')}>
            <FilterPanel view={view} facets={list.data?.facets} />
          </aside>
        )}
        <div>
          <ShopHeading view={view} />
          {isEmpty ? (
            <NoProducts view={view} suggestion={suggestion} />
          ) : (
            <ShopResults view={view} list={list} suggestion={suggestion} />
          )}
        </div>
      </div>
    </div>
  )
}
