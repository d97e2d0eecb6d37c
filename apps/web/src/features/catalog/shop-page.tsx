import { Suspense } from 'react'
import { t } from '../../lib/words/texts.ts'
import { FilterPanel } from './filters/filter-panel.tsx'
import { UnderstoodChips } from './results/lazy-notes.ts'
import { NeedLink } from './results/need-link.tsx'
import { NoProducts } from './results/no-products.tsx'
import { ShopCrumbs, ShopHeading } from './results/shop-heading.tsx'
import { ShopResults } from './results/shop-results.tsx'
import styles from './shop-page.module.css'
import { isFiltered } from './view/shop-view.ts'
import { useProductList } from './view/use-product-list.ts'
import { useShopView } from './view/use-shop-view.ts'

/** Specification §2, Shop: the products of a category, a search or a brand. */
export function Component() {
  const view = useShopView()
  const { list, reading, about } = useProductList(view)
  const isEmpty = list.data?.total === 0 && !isFiltered(view.choices)
  return (
    <div className="page">
      <ShopCrumbs view={view} />
      <div className={styles.columns}>
        {isEmpty ? (
          // The results stay in the same live region.
          <div className="desktop-only" />
        ) : (
          <aside className="desktop-only" aria-label={t('shop.filters')}>
            <FilterPanel view={view} facets={list.data?.facets} total={list.data?.total} />
          </aside>
        )}
        <div>
          <ShopHeading view={view} about={about} />
          <NeedLink term={view.term} />
          {view.term && (
            <Suspense fallback={null}>
              <UnderstoodChips view={view} understood={reading?.understood} />
            </Suspense>
          )}
          {isEmpty ? (
            <NoProducts view={view} suggestion={reading?.suggestion} />
          ) : (
            <ShopResults view={view} list={list} reading={reading} />
          )}
        </div>
      </div>
    </div>
  )
}
