import type { StarSummary } from '@mendwell/contract/catalog/reviews'
import { MAX_STARS } from '../../../api/catalog/reviews.ts'
import priceStyles from '../../../components/price/price.module.css'
import { formatNumber, plural, t } from '../../../lib/words/texts.ts'
import starsStyles from '../../../ui/stars.module.css'
import styles from './review-summary.module.css'

interface ReviewSummaryProps {
  summary: StarSummary
  chosen: number | undefined
  onChoose: (stars: number | undefined) => void
}

/** Average, and five rows that also filter the reviews (ux §3.36). */
export function ReviewSummary({ summary, chosen, onChoose }: ReviewSummaryProps) {
  const average = summary.average ?? 0
  const rows = summary.stars
    .map((count, stars) => ({ stars, count }))
    .filter(({ stars, count }) => stars > 0 || count > 0)
    .reverse()
  return (
    <div>
      <div className={`row ${styles.average}`}>
        <span className={`${priceStyles.price} ${styles.score}`}>{average.toFixed(1)}</span>
        <div className={starsStyles.stars}>
          <span
            role="img"
            aria-label={t('common.stars', { average: average.toFixed(1) })}
            style={{ '--v': `${(average / MAX_STARS) * 100}%` }}
          />{' '}
          {plural('review.ofFive', summary.count)}
        </div>
      </div>
      <div className={styles.distribution}>
        {rows.map(({ stars, count }) => (
          <button
            key={stars}
            type="button"
            aria-pressed={stars === chosen}
            onClick={() => onChoose(stars === chosen ? undefined : stars)}
          >
            <span>{plural('review.stars', stars)}</span>
            <i
              aria-hidden="true"
              style={{ '--v': `${(count / Math.max(1, summary.count)) * 100}%` }}
            />
            <span className={`tabular muted ${styles.count}`}>
              <span className="visually-hidden">{t('review.given')} </span>
              {formatNumber(count)}
            </span>
          </button>
        ))}
      </div>
      <p className="tiny muted">{t('review.chooseRow')}</p>
    </div>
  )
}
