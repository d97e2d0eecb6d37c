import { t } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLostFocus } from './use-lost-focus.ts'

/** Why a card was not charged, with the option to try again. */
export function PaymentWarning({ text }: { text: string }) {
  const box = useLostFocus<HTMLParagraphElement>()
  return (
    <p ref={box} className="note warn" role="alert" tabIndex={-1}>
      <Icon name="alert-triangle" />
      <span>
        <b className="strong">{text}</b> {t('payment.tryAgain')}
      </span>
    </p>
  )
}
