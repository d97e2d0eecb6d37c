import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field.tsx'

export interface Option {
  value: string
  label: string
}

type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
    options: readonly Option[]
    /** First, empty entry, for example 'Choose a country first'. */
    placeholder?: string
  }

/** The platform's own list: the better control on phones and for many older people. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  full,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, full }} {...(id && { id })}>
      {(control) => (
        <select className="input" {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
