import { t } from '../../lib/texts.ts'
import { FilterPanel } from './filter-panel.tsx'
import { NeedLink } from './need-link.tsx'
import { NoProducts } from './no-products.tsx'
import { ShopCrumbs, ShopHeading } from './shop-heading.tsx'
import styles from './shop-page.module.css'
import { ShopResults } from './shop-results.tsx'
import { isFiltered } from './shop-view.ts'
import { useProductList } from './use-product-list.ts'
import { useShopView } from './use-shop-view.ts'

/** Specification §2, Shop: the products of a category, a search or a brand. */
export function Component() {
  const view = useShopView()
  const { list, suggestion, partial, about } = useProductList(view)
  const isEmpty = list.data?.total === 0 && !isFiltered(view.choices)
  return (
    <div className="page">
      <ShopCrumbs view={view} />
      <div className={styles.columns}>
        {isEmpty ? (
          // The results stay where they were announced.
          <div className="desktop-only" />
        ) : (
          <aside className="desktop-only" aria-label={t('shop.filters')}>
            <FilterPanel view={view} facets={list.data?.facets} total={list.data?.total} />
          </aside>
        )}
        <div>
          <ShopHeading view={view} about={about} />
          <NeedLink term={view.term} />
          {isEmpty ? (
            <NoProducts view={view} suggestion={suggestion} />
          ) : (
            <ShopResults view={view} list={list} suggestion={suggestion} partial={partial} />
          )}
        </div>
      </div>
    </div>
  )
}
