import { t } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'

/** A note about secure checkout by the payment provider (Specification §2, Home). */
export function SecureNote() {
  return (
    <div className="page section">
      <p className="note info">
        <Icon name="lock" />
        <span>{t('kitchen.secure')}</span>
      </p>
    </div>
  )
}
