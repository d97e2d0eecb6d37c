import { changeOf } from '../charts/short-formats.ts'
import styles from '../styles/reports.module.css'

interface FigureProps {
  label: string
  now: number
  /** Null without a comparison period. */
  before: number | null
  format: (value: number) => string
  /** Lower is better. */
  isCost?: boolean
}

/** One number with its change compared with the period before. */
export function Figure({ label, now, before, format, isCost = false }: FigureProps) {
  const change = changeOf(now, before)
  const isUp = before !== null && now > before
  const tone = now === before || isUp === isCost ? styles.worse : styles.better
  return (
    <div className={styles.figure}>
      <dt className="muted">{label}</dt>
      <dd>
        <b>{format(now)}</b>
        <span className="muted tiny">
          {change && <span className={now === before ? undefined : tone}>{change}</span>}{' '}
          {before !== null && `${format(before)} before`}
        </span>
      </dd>
    </div>
  )
}
