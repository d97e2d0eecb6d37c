import { t } from '../../../lib/words/texts.ts'
import skeletonStyles from '../../../ui/skeleton.module.css'

/** As high as the card fields still loading. */
export function CardSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      <div className={skeletonStyles.card} />
    </div>
  )
}
