import { useEffect, useRef } from 'react'
import styles from './error-summary.module.css'

export interface SummaryEntry {
  /** Id of the control the entry leads to. */
  fieldId: string
  message: string
}

interface ErrorSummaryProps {
  title: string
  entries: readonly SummaryEntry[]
  /** Changes with every failed submit, so that focus moves here each time. */
  attempt: number
  /** Replaces the storefront's styles. */
  className?: string | undefined
}

/** All errors of a form in field order; takes focus after a failed submit, and each entry links to its field. */
export function ErrorSummary({
  title,
  entries,
  attempt,
  className = styles.summary,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  // Focus is not part of rendering: it must move once per failed submit.
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (entries.length === 0) return null
  return (
    <div ref={box} className={className} role="alert" tabIndex={-1}>
      <div>
        <h2>{title}</h2>
        <ul>
          {entries.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  // The URL belongs to the router.
                  event.preventDefault()
                  document.getElementById(fieldId)?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
