import { t } from '../../lib/words/texts.ts'
import skeletonStyles from '../../ui/skeleton.module.css'

/** The place of a page whose code is on its way. */
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
