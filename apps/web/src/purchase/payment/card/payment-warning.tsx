import { Icon } from '../../../ui/icon.tsx'
import { useCardWords } from './card-words.ts'
import { useLostFocus } from './use-lost-focus.ts'

/** Why a card was not charged, with the option to try again. */
export function PaymentWarning({ text }: { text: string }) {
  const box = useLostFocus<HTMLParagraphElement>()
  return (
    <p ref={box} className="note warn" role="alert" tabIndex={-1}>
      <Icon name="alert-triangle" />
      <span>
        <b className="strong">{text}</b> {useCardWords().again}
      </span>
    </p>
  )
}
