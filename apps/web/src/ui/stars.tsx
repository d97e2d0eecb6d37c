import { clsx } from 'clsx'
import styles from './stars.module.css'

interface StarsProps {
  average: number
  /** For example '4.5 of 5 stars'. */
  label: string
  count?: number
  /** Compact, as on a card: smaller on phones. */
  compact?: boolean
}

/** A rating as one labeled image, and its number of reviews. */
export function Stars({ average, label, count, compact = false }: StarsProps) {
  return (
    <div className={clsx(styles.stars, compact && styles.compact)}>
      <span role="img" aria-label={label} style={{ '--v': `${average * 20}%` }} />
      <b>{average.toFixed(1)}</b>
      {count !== undefined && ` (${count})`}
    </div>
  )
}
