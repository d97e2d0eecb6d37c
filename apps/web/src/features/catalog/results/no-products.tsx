import { Suspense, useEffect } from 'react'
import { say, t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { dismissToast, showToast } from '../../../ui/notices/toast.tsx'
import { isFiltered } from '../view/shop-view.ts'
import type { ShopViewControls } from '../view/use-shop-view.ts'
import styles from './catalog.module.css'
import { DidYouMean, SearchFeedback } from './lazy-notes.ts'
import { WaysOn } from './ways-on.tsx'

interface NoProductsProps {
  view: ShopViewControls
  suggestion: string | null | undefined
}

/** An empty list is never a dead end: it says why and offers alternatives (ux §3.25). */
export function NoProducts({ view, suggestion }: NoProductsProps) {
  if (isFiltered(view.choices)) return <NothingLeft view={view} />
  if (view.term) return <NoRecord term={view.term} suggestion={suggestion} />
  return (
    <div className={`panel flat stack ${styles.outOfStock}`}>
      <h2>{say('itemsOutOfStock')}</h2>
      <p>{t('shop.emptyCategory')}</p>
      <WaysOn />
    </div>
  )
}

function NothingLeft({ view }: { view: ShopViewControls }) {
  return (
    <div className={`panel flat stack ${styles.outOfStock}`}>
      <h2>{t('shop.nothingLeft')}</h2>
      <p>{t('shop.nothingLeftHint')}</p>
      <Button rank="secondary" onClick={view.clear}>
        {t('shop.clearFilters')}
      </Button>
    </div>
  )
}

function NoRecord({
  term,
  suggestion,
}: {
  term: string
  suggestion: NoProductsProps['suggestion']
}) {
  // Specification §8: a popup in addition to the page's own text, once per term; it closes with the page.
  useEffect(() => {
    if (!term) return
    const popup = showToast({ kind: 'info', title: say('noRecordTitle'), text: say('noRecord') })
    return () => dismissToast(popup)
  }, [term])
  return (
    <>
      <div className={`panel flat stack ${styles.outOfStock}`}>
        <h2>{say('noRecord')}</h2>
        <p>{t('shop.nothingFor', { term })}</p>
        {suggestion && (
          <Suspense fallback={null}>
            <DidYouMean suggestion={suggestion} />
          </Suspense>
        )}
        <p>{t('shop.searchHint')}</p>
        <WaysOn />
      </div>
      <Suspense fallback={null}>
        <SearchFeedback key={term} term={term} />
      </Suspense>
    </>
  )
}
