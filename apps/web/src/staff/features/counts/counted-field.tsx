import { TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { enterCount, type StockCountLine } from '../../../api/staff/stock/counts.ts'
import { useSave } from '../../components/forms/use-save.ts'
import { nameOfLine } from './count-words.ts'

interface CountedFieldProps {
  countId: number
  line: StockCountLine
  /** The booking error of the line. */
  problem: string | undefined
  onEntered: () => void
}

/** The attribute by which Enter finds the next line's field. */
const FIELD = 'data-counted-field'

/** The counted pieces of a line: saved by Enter, which moves to the next one, and when the field loses focus. */
export function CountedField({ countId, line, problem, onEntered }: CountedFieldProps) {
  const kept = line.counted === null ? '' : String(line.counted)
  const [typed, setTyped] = useState(kept)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  // The same number may be entered again: by another person, or after a movement.
  const isTouched = useRef(false)
  const { save, refusal } = useSave(enterCount, {
    outdates: ['/staff/counts'],
    onSaved: onEntered,
    onErrors: ([first]) => {
      setError(first?.message)
      return first !== undefined
    },
  })
  function enter() {
    if (!isTouched.current) return
    isTouched.current = false
    const number = typed.trim()
    if (number !== '' && !/^\d{1,7}$/.test(number)) {
      setError('Enter the pieces you found, 0 for none')
      return
    }
    setError(undefined)
    save({ countId, lineId: line.lineId, counted: number === '' ? null : Number(number) })
  }
  function next(event: FormEvent) {
    event.preventDefault()
    isTouched.current = true
    const fields = [...document.querySelectorAll<HTMLInputElement>(`[${FIELD}]`)]
    const following = field.current && fields[fields.indexOf(field.current) + 1]
    if (following) {
      // Saved on blur.
      following.focus()
      following.select()
    } else enter()
  }
  return (
    <form noValidate onSubmit={next}>
      <TextInput
        ref={field}
        {...{ [FIELD]: '' }}
        aria-label={`Found of ${nameOfLine(line)}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={error ?? problem ?? refusal?.message}
        onChange={(event) => {
          isTouched.current = true
          setTyped(event.currentTarget.value)
        }}
        onBlur={enter}
      />
    </form>
  )
}
