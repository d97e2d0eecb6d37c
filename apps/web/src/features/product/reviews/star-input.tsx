import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { MAX_STARS } from '../../../api/catalog/reviews.ts'
import { plural } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './star-input.module.css'

interface StarInputProps {
  label: string
  /** Id of the first star, for links from an error summary. */
  id: string
  error: ReactNode
  value: number | undefined
  onChange: (stars: number) => void
}

const CHOICES = Array.from({ length: MAX_STARS }, (_, index) => index + 1)

/** Five labelled radio buttons of 44 px in the shape of stars (ux §3.38). */
export function StarInput({ label, id, error, value, onChange }: StarInputProps) {
  const errorId = `${id}-error`
  return (
    <fieldset
      className={clsx('field', error && 'bad', styles.field)}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="label">{label}</legend>
      {error && (
        <span className="error" id={errorId}>
          <Icon name="alert-triangle" />
          {error}
        </span>
      )}
      <div className={styles.stars}>
        {CHOICES.map((stars) => (
          <label
            key={stars}
            className={value !== undefined && stars <= value ? styles.lit : undefined}
          >
            <input
              type="radio"
              name={id}
              id={stars === 1 ? id : undefined}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <span className="visually-hidden">{plural('review.stars', stars)}</span>
            <i aria-hidden="true" />
          </label>
        ))}
        {value !== undefined && (
          <span className="small muted" aria-hidden="true">
            {plural('review.stars', value)}
          </span>
        )}
      </div>
    </fieldset>
  )
}
