import { useSyncExternalStore } from 'react'
import { makeListeners } from '../../lib/store/listeners.ts'

let spoken = ''
const { notifyAll, subscribe } = makeListeners()

/** Announces something to screen readers without moving focus, such as a new total. */
export function announce(words: string): void {
  // The same text twice in a row would not be announced again.
  spoken = words === spoken ? `${words}\u00a0` : words
  notifyAll()
}

/** The one polite live region of the page. */
export function Announcer() {
  const words = useSyncExternalStore(
    subscribe,
    () => spoken,
    () => '',
  )
  return (
    <div className="visually-hidden" role="status">
      {words}
    </div>
  )
}
