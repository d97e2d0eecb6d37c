import type { ProductPage } from '@mendwell/contract/catalog/catalog'
import { SHOP_PAGE_SIZE } from '@mendwell/domain/orders/limits'
import type { UseQueryResult } from '@tanstack/react-query'
import { type RefObject, Suspense, useRef } from 'react'
import { Navigate } from 'react-router'
import type * as z from 'zod/mini'
import type { SearchReading } from '../../../api/catalog/catalog.ts'
import { correctPage } from '../../../components/lists/page-links.ts'
import { Pager } from '../../../components/lists/pager.tsx'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { GridSkeleton } from '../../../components/product/grid-skeleton.tsx'
import { ProductGrid } from '../../../components/product/product-grid.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { plural, t } from '../../../lib/words/texts.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import { FilterDrawer } from '../filters/filter-drawer.tsx'
import type { ShopViewControls } from '../view/use-shop-view.ts'
import { noteOpened, SearchFeedback, SearchNotes } from './lazy-notes.ts'
import { NoProducts } from './no-products.tsx'
import styles from './shop-results.module.css'
import { SortSelect } from './sort-select.tsx'

type PageWire = z.input<typeof ProductPage>

interface ShopResultsProps {
  view: ShopViewControls
  list: UseQueryResult<PageWire>
  /** How a search page interpreted its words. */
  reading: SearchReading | undefined
}

/** Pictures above the fold on a wide screen. */
const FIRST_ROW = 3

/** Count, sort order, chips, cards and pager. */
export function ShopResults({ view, list, reading }: ShopResultsProps) {
  const count = useRef<HTMLParagraphElement>(null)
  const meant = (reading?.corrected && reading.suggestion) || view.term
  return (
    <>
      <div aria-live="polite">
        {view.term && (
          <Suspense fallback={null}>
            <SearchNotes view={view} reading={reading} stale={list.isPlaceholderData} />
          </Suspense>
        )}
      </div>
      {view.term && <h2 className={styles.results}>{t('shop.resultsFor', { term: meant })}</h2>}
      {/* The text above comes with the list. */}
      {!list.isPending && (
        <>
          <div className={styles.tools}>
            <ResultCount page={list.data} place={count} />
            <span className="row">
              <FilterDrawer view={view} facets={list.data?.facets} total={list.data?.total} />
              <SortSelect view={view} />
            </span>
          </div>
          <FilterChips view={view} clearable onRemoved={() => count.current?.focus()} />
        </>
      )}
      <SectionState
        query={list}
        skeleton={<GridSkeleton cards={9} columns={3} />}
        isEmpty={({ total }) => total === 0}
        empty={<NoProducts view={view} suggestion={reading?.suggestion} />}
      >
        {(page) => (
          <ResultPage
            view={view}
            page={page}
            searched={`${view.term} ${reading?.suggestion ?? ''}`}
            stale={list.isPlaceholderData}
          />
        )}
      </SectionState>
      {view.term && (
        <Suspense fallback={null}>
          <SearchFeedback key={view.term} term={view.term} />
        </Suspense>
      )}
    </>
  )
}

interface ResultCountProps {
  page: PageWire | undefined
  place: RefObject<HTMLParagraphElement | null>
}

/** '43 products · 1 to 25', announced when it changes (ux §3.29). */
function ResultCount({ page, place }: ResultCountProps) {
  const first = page ? (page.page - 1) * page.pageSize + 1 : 0
  return (
    <p ref={place} tabIndex={-1} aria-live="polite">
      {page && (
        <>
          <b>{plural('shop.products', page.total)}</b>
          {page.productList.length > 0 && (
            <span className="muted">
              {' · '}
              {t('shop.fromTo', { from: first, to: first + page.productList.length - 1 })}
            </span>
          )}
        </>
      )}
    </p>
  )
}

interface ResultPageProps {
  view: ShopViewControls
  page: PageWire
  /** The words as typed, and the suggested ones. */
  searched: string
  /** True while the cards shown are those of the previous query. */
  stale: boolean
}

function ResultPage({ view, page, searched, stale }: ResultPageProps) {
  const lastPage = Math.max(1, Math.ceil(page.total / SHOP_PAGE_SIZE))
  const wanted = view.choices.page ?? 1
  const current = correctPage(wanted, lastPage)
  const isHydrated = useHydrated()
  // A browser moves to the last existing page; the server cannot.
  if (!stale && wanted !== current)
    return isHydrated && <Navigate replace to={view.pageAddress(current)} />
  return (
    <div
      className={stale ? styles.pending : undefined}
      aria-busy={stale}
      onClickCapture={({ target }) => {
        const isOpened = (target as Element).closest('article :is(a, button)')
        if (view.term && isOpened) void noteOpened(view.term)
      }}
    >
      <ProductGrid
        products={page.productList}
        columns={3}
        heading="h2"
        eager={FIRST_ROW}
        searched={searched}
        comparable
        details
      />
      <Pager page={current} lastPage={lastPage} addressOf={view.pageAddress} />
    </div>
  )
}
