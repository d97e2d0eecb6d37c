import { t } from '../../lib/texts.ts'

/** As high as the card fields that are on their way. */
export function CardSkeleton() {
  return (
    <div role="status">
      <span className="vh">{t('common.loading')}</span>
      <div className="skeleton card-skeleton" />
    </div>
  )
}
