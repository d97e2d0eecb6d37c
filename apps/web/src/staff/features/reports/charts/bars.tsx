import styles from './bars.module.css'

interface Bar {
  name: string
  value: number
  /** Below the name: a share, a change. */
  note?: string | undefined
}

interface BarsProps {
  label: string
  rows: readonly Bar[]
  format: (value: number) => string
}

/** Amounts as horizontal bars relative to the largest; all of it is text too. */
export function Bars({ label, rows, format }: BarsProps) {
  const largest = Math.max(...rows.map(({ value }) => value), 0)
  return (
    <ol className={styles.bars} aria-label={label}>
      {rows.map(({ name, value, note }) => (
        <li key={name}>
          <span className={styles.name}>{name}</span>
          <span className={styles.value}>
            {note && <span className="muted tiny">{note}</span>} <b>{format(value)}</b>
          </span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${largest > 0 ? (Math.max(0, value) / largest) * 100 : 0}%` }} />
          </span>
        </li>
      ))}
    </ol>
  )
}
