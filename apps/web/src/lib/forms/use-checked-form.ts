import { schemaResolver, useForm } from '@mantine/form'
import type { FieldError } from '@mendwell/contract/wire/errors'
import { type ChangeEvent, type FormEvent, type ReactNode, useId, useState } from 'react'
import type * as z from 'zod/mini'
import type { LaterSchema } from './later-schema.ts'
import { report, sayReported } from './say-reported.ts'
import { sayWithAdvice } from './say-with-advice.tsx'

interface FormOptions<Values extends object> {
  initialValues: Values
  /** What was typed before a reload; clearing the form restores the initial values. */
  draft?: Partial<Values>
  /** The contract's own schema, so that browser and server agree. */
  schema: z.ZodMiniType | LaterSchema
  /** The fields in screen order: the summary follows it. */
  fields: readonly (keyof Values & string)[]
  onValuesChange?: (values: Values) => void
}

/** What a text field or select needs from its form. */
export interface BoundField {
  name: string
  id: string
  error: ReactNode
  value: string
  /** Takes a control's event or the value itself. */
  onChange: (
    change: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement> | string,
  ) => void
}

/**
 * A form whose errors appear after the first submit and disappear as soon as a value is right (Specification §5). A
 * failed submit loses nothing that was typed.
 */
export function useCheckedForm<Values extends object>(options: FormOptions<Values>) {
  const formId = useId()
  const [attempt, setAttempt] = useState(0)
  const { schema } = options
  const schemaNow = () => ('load' in schema ? schema.now() : schema)
  const form = useForm<Values>({
    initialValues: { ...options.initialValues, ...options.draft },
    validate: (values) => {
      const loaded = schemaNow()
      return loaded ? schemaResolver(loaded, { sync: true })(values) : {}
    },
    validateInputOnChange: attempt > 0,
    ...(options.onValuesChange && { onValuesChange: options.onValuesChange }),
  })
  const idOf = (field: string) => `${formId}${field}`
  const reportedOn = (field: string) => {
    const error = form.errors[field]
    return typeof error === 'string' ? error : undefined
  }
  const fail = () => setAttempt((count) => count + 1)
  const bound = (path: string): BoundField => {
    const { value, onChange } = form.getInputProps(path)
    const reported = reportedOn(path)
    const error = reported && sayWithAdvice(reported)
    return { value, onChange, name: path, id: idOf(path), error }
  }

  return {
    values: form.values,
    attempt,
    set: form.setValues,
    reset: () => {
      form.setValues(options.initialValues)
      form.clearErrors()
    },
    idOf,
    /** Id, error, value and handler of one field; spread into it. */
    field: (field: keyof Values & string): BoundField => bound(field),
    /** The same for a field within a list, by path such as `rates.0.from`. */
    cell: bound,
    checkbox: (field: keyof Values & string) => {
      const { checked, onChange } = form.getInputProps(field, { type: 'checkbox' })
      return { checked: checked === true, onChange, name: field, id: idOf(field) }
    },
    /** The entries of the error summary. */
    summary: options.fields
      .flatMap((field) =>
        Object.keys(form.errors).filter((path) => path === field || path.startsWith(`${field}.`)),
      )
      .flatMap((path) => {
        const reported = reportedOn(path)
        return reported ? [{ fieldId: idOf(path), message: sayReported(reported) }] : []
      }),
    submit: (run: (values: Values) => void) => {
      const handle = form.onSubmit(run, fail)
      return (event: FormEvent<HTMLFormElement>) => {
        if (!('load' in schema) || schema.now()) return handle(event)
        event.preventDefault()
        const send = () => handle(event)
        void schema.load().then(send, send)
      }
    },
    /** Shows the server's errors at their fields; true if any belongs to this form. */
    showErrors: (errors: readonly FieldError[]) => {
      const known = errors.flatMap((error) => {
        const field = options.fields.find((name) => error.path.split('.').includes(name))
        return field ? [[field, report(error)] as const] : []
      })
      form.setErrors(Object.fromEntries(known))
      if (known.length > 0) fail()
      return known.length > 0
    },
  }
}

export type CheckedForm<Values extends object> = ReturnType<typeof useCheckedForm<Values>>
