import type { FamilyReviewWire } from '@mendwell/contract/catalog/reviews'
import { useState } from 'react'
import { axisLabel } from '../../../components/facts/axis-label.ts'
import { useShopName } from '../../../components/shop/use-shop-name.ts'
import { formatDate } from '../../../lib/words/dates.ts'
import { plural, t, translateMessage } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './review-list.module.css'

const STEP = 10

interface ReviewListProps {
  /** Newest first. */
  reviews: readonly FamilyReviewWire[]
  /** Set while filtered by stars: shows all again. */
  onAll: (() => void) | undefined
}

/** Reviews as plain text, ten at a time. */
export function ReviewList({ reviews, onAll }: ReviewListProps) {
  const [shown, setShown] = useState(STEP)
  return (
    <div>
      {onAll && (
        <p className="row between small" role="status">
          {plural('review.shown', reviews.length)}
          <Button rank="quiet" onClick={onAll}>
            {t('review.showAll')}
          </Button>
        </p>
      )}
      {reviews.slice(0, shown).map((review) => (
        <ReviewEntry key={review.reviewId} review={review} />
      ))}
      {reviews.length > shown && (
        <Button rank="outline" onClick={() => setShown(shown + STEP)}>
          {t('review.showMore')}
        </Button>
      )}
    </div>
  )
}

function ReviewEntry({ review }: { review: FamilyReviewWire }) {
  const { rating, reviewTitle, reviewMsg, displayName, sentence, reviewDate, verifiedPurchase } =
    review
  return (
    <article className={styles.review}>
      <Stars average={rating} label={t('common.stars', { average: rating })} />
      <h3>{reviewTitle}</h3>
      <p className={styles.words}>{reviewMsg}</p>
      <p className="tiny muted row">
        {t('review.by', {
          name: translateMessage(displayName, sentence),
          date: formatDate(reviewDate),
        })}
        {review.values.map(({ axis, value }) => (
          <span key={axis} className="tag">
            {axis === 'pack'
              ? t('review.ofPack', { pack: value })
              : `${axisLabel(axis).text}: ${value}`}
          </span>
        ))}
        {verifiedPurchase && <span className="tag good">{t('review.verified')}</span>}
      </p>
      {review.reply && <Reply reply={review.reply} />}
    </article>
  )
}

function Reply({ reply: { text, date } }: { reply: NonNullable<FamilyReviewWire['reply']> }) {
  const name = useShopName()
  return (
    <div className="panel flat stack-small">
      <p className={styles.words}>{text}</p>
      <p className="tiny muted">{t('review.reply', { name, date: formatDate(date) })}</p>
    </div>
  )
}
