import { type FormEvent, useRef, useState } from 'react'
import type { useChosenPieces } from './piece-chooser.tsx'

/**
 * The form around chosen pieces: submitted if all numbers are valid and any piece is chosen, else it focuses the first
 * invalid field.
 */
export function usePieceForm(
  { isRight, chosen }: ReturnType<typeof useChosenPieces>,
  send: () => void,
) {
  const form = useRef<HTMLFormElement>(null)
  const [isVain, setIsVain] = useState(false)
  const isReady = isRight && chosen.length > 0
  return {
    /** Spread into the form. */
    props: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        setIsVain(!isReady)
        if (isReady) send()
        else form.current?.querySelector<HTMLElement>('.bad .input, fieldset .input')?.focus()
      },
    },
    /** The note after a failed submit. */
    problem: isVain && chosen.length === 0 ? 'Choose at least one item' : undefined,
  }
}
