interface StarsProps {
  average: number
  /** For example '4.5 of 5 stars'. */
  label: string
  count?: number
}

/** A rating as one picture with a name, and the number of reviews behind it. */
export function Stars({ average, label, count }: StarsProps) {
  return (
    <div className="stars">
      <span role="img" aria-label={label} style={{ '--v': `${average * 20}%` }} />
      <b>{average.toFixed(1)}</b>
      {count !== undefined && ` (${count})`}
    </div>
  )
}
