import { useEffect, useRef } from 'react'

/** For what takes the place of the control that had the focus: takes it, unless something else has it by now. */
export function useLostFocus<Shown extends HTMLElement>() {
  const ref = useRef<Shown>(null)
  // The browser leaves the focus of a control that is gone to the document, where nobody finds it again.
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus()
  }, [])
  return ref
}
