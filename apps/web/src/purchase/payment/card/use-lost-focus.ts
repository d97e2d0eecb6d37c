import { useEffect, useRef } from 'react'

/** For an element that replaces the focused control: takes focus, unless something else already has it. */
export function useLostFocus<Shown extends HTMLElement>() {
  const ref = useRef<Shown>(null)
  // When a focused control is removed, the browser moves focus to the document, where users lose it.
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus()
  }, [])
  return ref
}
