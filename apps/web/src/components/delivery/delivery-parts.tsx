import type { DeliveryPartAnswer } from '../../api/delivery.ts'
import styles from './delivery.module.css'
import { partInWords, piecesInWords } from './delivery-words.ts'

interface DeliveryPartsProps {
  parts: readonly DeliveryPartAnswer[]
  /** Picked up in the store, not shipped. */
  isCollected: boolean
  /** The destination of the dates, such as 'in most of the US.'. */
  place?: string
}

/** The delivery promise, one line per part; with several parts, each says how many pieces it covers. */
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
