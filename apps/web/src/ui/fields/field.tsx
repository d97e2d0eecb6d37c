import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'

/** What a control needs for its label, hint and error. */
interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldProps {
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** Text such as '(optional)'; a field without it is required. */
  optional?: string | undefined
  /** The id of the control, for links from an error summary. */
  id?: string
  full?: boolean
}

/** Label, hint and error of one control, linked for screen readers. */
export function Field({
  label,
  hint,
  error,
  optional,
  id,
  full = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const made = useId()
  const fieldId = id ?? made
  const hintId = hint ? `${fieldId}-hint` : undefined
  const errorId = error ? `${fieldId}-error` : undefined
  return (
    <div className={clsx('field', error && 'bad', full && 'full')}>
      <label className="label" htmlFor={fieldId}>
        {label}
        {optional && <span className="optional"> {optional}</span>}
      </label>
      {hint && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
      {error && (
        <span className="error" id={errorId}>
          <Icon name="alert-triangle" />
          {error}
        </span>
      )}
      {children({
        id: fieldId,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
    </div>
  )
}
