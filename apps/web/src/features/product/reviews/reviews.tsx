import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { reviewsOf } from '../../../api/catalog/reviews.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'
import { ReviewDialog } from './review-dialog.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewSummary } from './review-summary.tsx'
import styles from './reviews.module.css'

/** Customer reviews: the stars, then the texts, and a way to write one. */
export function Reviews({ product }: { product: ProductWire }) {
  const [search] = useSearchParams()
  // After signing in to write a review, the shopper returns to the same form (ux §3.37).
  const [writing, setWriting] = useState(search.has('review'))
  const [stars, setStars] = useState<number>()
  const reviews = useQuery(reviewsOf(product.productId))
  return (
    <>
      <div className="head">
        <h2>{t('product.reviews')}</h2>
        <Button rank="outline" aria-haspopup="dialog" onClick={() => setWriting(true)}>
          {t('review.add')}
        </Button>
      </div>
      <SectionState
        query={reviews}
        skeleton={<div className={skeletonStyles.tall} />}
        isEmpty={(list) => list.reviews.length === 0}
        empty={<NoReviews />}
      >
        {(list) => (
          <div className={styles.columns}>
            <ReviewSummary summary={list.summary} chosen={stars} onChoose={setStars} />
            <ReviewList
              key={stars}
              reviews={list.reviews.filter(({ rating }) => stars === undefined || rating === stars)}
              onAll={stars === undefined ? undefined : () => setStars(undefined)}
            />
          </div>
        )}
      </SectionState>
      <ReviewDialog product={product} open={writing} onClose={() => setWriting(false)} />
    </>
  )
}

function NoReviews() {
  return (
    <div className="panel flat stack-small">
      <h3>{t('product.noReviewsYet')}</h3>
      <p>{t('review.beFirst')}</p>
    </div>
  )
}
