import type { DeliveryPartAnswer } from '../../api/delivery.ts'
import styles from './delivery.module.css'
import { partInWords, piecesInWords } from './delivery-words.ts'

interface DeliveryPartsProps {
  parts: readonly DeliveryPartAnswer[]
  /** Fetched in the store, not sent. */
  isCollected: boolean
  /** What the dates are for, such as 'in most of the US.'. */
  place?: string
}

/** What is promised, a line for each part; of several parts each says how many pieces it is about. */
export function DeliveryParts({ parts, isCollected, place = '' }: DeliveryPartsProps) {
  return parts.map((part) => {
    const words = partInWords(part, isCollected)
    return (
      <span key={part.part} className={styles.part}>
        {part.days ? <b className="strong">{words}</b> : words}
        {parts.length > 1 && <span className="muted nowrap"> ({piecesInWords(part)})</span>}
        {part.days && place && ` ${place}`}
      </span>
    )
  })
}
