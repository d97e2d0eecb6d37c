import { type FormEvent, useRef, useState } from 'react'
import type { useChosenPieces } from './piece-chooser.tsx'

/**
 * The form around chosen pieces: it is sent where all numbers are right and any piece is chosen, else it leads to the first
 * field that is not.
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
    /** What a note says after a press in vain. */
    problem: isVain && chosen.length === 0 ? 'Choose at least one item' : undefined,
  }
}
