import { t } from '../lib/texts.ts'

/** The place of a page whose code is on its way. */
export function PageSkeleton() {
  return (
    <div className="page sec" aria-busy="true">
      <span className="vh" role="status">
        {t('common.loading')}
      </span>
      <div className="skeleton page-box" />
    </div>
  )
}
