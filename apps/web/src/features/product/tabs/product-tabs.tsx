import type { ProductWithImageWire } from '@mendwell/contract/catalog/catalog'
import { lazy, Suspense } from 'react'
import { allFacts, mainFacts } from '../../../components/facts/product-facts.ts'
import { MedicalWords } from '../../../components/product/medical-words.tsx'
import { ProductKind } from '../../../components/product/product-kind.tsx'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { t } from '../../../lib/words/texts.ts'
import skeletonStyles from '../../../ui/skeleton.module.css'
import { FactsTable } from '../facts/facts-table.tsx'
import { ProductDocuments } from '../facts/product-documents.tsx'
import styles from './product-tabs.module.css'
import { type Tab, Tabs } from './tabs.tsx'

/** Loaded when opened. */
const Reviews = lazy(async () => ({ default: (await import('../reviews/reviews.tsx')).Reviews }))
const Questions = lazy(async () => ({
  default: (await import('../questions/questions.tsx')).Questions,
}))

const coming = <div className={skeletonStyles.tall} aria-busy="true" />

export type TabName = 'description' | 'facts' | 'reviews' | 'questions'

interface ProductTabsProps {
  product: ProductWithImageWire
  /** Of the product and its other sizes. */
  rating: ProductWithImageWire['rating']
  tab: TabName
  onTab: (tab: TabName) => void
}

/** Description, facts and reviews (Specification §2), and questions. */
export function ProductTabs({ product, rating, tab, onTab }: ProductTabsProps) {
  const count = rating?.count ?? 0
  const tabs: Tab<TabName>[] = [
    {
      name: 'description',
      label: t('product.description'),
      panel: <Description product={product} />,
    },
    {
      name: 'facts',
      label: t('product.factsTab'),
      panel: (
        <>
          <FactsTable facts={allFacts(product)} stated={product.facts} />
          <ProductDocuments productId={product.productId} />
        </>
      ),
    },
    {
      name: 'reviews',
      label: count > 0 ? t('product.reviewsTab', { count }) : t('product.reviews'),
      panel: (
        <Suspense fallback={coming}>
          <Reviews key={product.productId} product={product} />
        </Suspense>
      ),
    },
    {
      name: 'questions',
      label: t('product.questionsTab'),
      panel: (
        <Suspense fallback={coming}>
          <Questions product={product} />
        </Suspense>
      ),
    },
  ]
  return <Tabs label={t('product.about')} tabs={tabs} selected={tab} onSelect={onTab} />
}

function Description({ product }: { product: ProductWithImageWire }) {
  const paragraphs = product.productDetails.split(/\n+/).filter((text) => text.trim() !== '')
  return (
    <div className={`two-columns ${styles.details}`}>
      <div className={`stack ${styles.prose}`}>
        <div className="stack" lang={goodsLanguage()}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {product.notes && <p className="note info">{product.notes}</p>}
        </div>
        <ProductKind productId={product.productId} />
        <MedicalWords productId={product.productId} />
      </div>
      <FactsTable facts={mainFacts(product)} stated={product.facts} />
    </div>
  )
}
