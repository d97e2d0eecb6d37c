import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import type { BoundField } from '../../../lib/forms/use-checked-form.ts'
import { Field } from '../../../ui/fields/field.tsx'

interface MaskedFieldProps {
  label: string
  bound: BoundField
  /** Formats the typed text; the result has only digits and separators. */
  format: (typed: string) => string
  autoComplete: string
}

/**
 * Digits in a fixed format, such as a card number: other pasted characters are removed, then excess digits. The caret
 * stays after the typed digit.
 */
export function MaskedField({ label, bound, format, autoComplete }: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number>(undefined)
  // The browser moves the caret to the end of a text that we changed.
  useLayoutEffect(() => {
    if (digitsBefore.current === undefined) return
    const caret = placeAfter(bound.value, digitsBefore.current)
    digitsBefore.current = undefined
    input.current?.setSelectionRange(caret, caret)
  })
  const onChange: ComponentProps<'input'>['onChange'] = (event) => {
    const { value, selectionStart } = event.currentTarget
    const end = selectionStart ?? value.length
    // Typing at the end needs no help, and must not get any on phones with predictive text.
    if (end < value.length) digitsBefore.current = countDigits(value.slice(0, end))
    bound.onChange(format(value))
  }
  return (
    <Field label={label} id={bound.id} error={bound.error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className="input tabular"
          name={bound.name}
          inputMode="numeric"
          autoComplete={autoComplete}
          value={bound.value}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

const countDigits = (text: string) => text.replace(/\D/g, '').length

/** The position in a text right after this many digits. */
function placeAfter(text: string, digits: number): number {
  let seen = 0
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place
    if (/\d/.test(text.charAt(place))) seen += 1
  }
  return text.length
}
