import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>

/** A single-line text field with its label; accepts the props of a form. */
export function TextField({ label, hint, error, optional, id, full, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, full }} {...(id && { id })}>
      {(control) => <input className="input" {...input} {...control} />}
    </Field>
  )
}

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>

/** A multi-line text field. */
export function TextArea({ label, hint, error, optional, id, full, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, full }} {...(id && { id })}>
      {(control) => <textarea className="input" {...area} {...control} />}
    </Field>
  )
}
