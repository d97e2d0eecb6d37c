import { t } from '../../lib/words/texts.ts'
import skeletonStyles from '../../ui/skeleton.module.css'

/** The placeholder of a page whose code is loading. */
export function PageSkeleton() {
  return (
    <div className="page section" aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      <div className={skeletonStyles.page} />
    </div>
  )
}
