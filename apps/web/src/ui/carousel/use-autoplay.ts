import { useEffect, useState } from 'react'
import { CALM, useMedia } from '../../lib/use-media.ts'

/** Carousels advance at most this often (ux §3.47). */
const EVERY_MS = 5_000

/**
 * Advances by itself until someone interacts with it: then it stops for good. Never starts on phones or with reduced
 * motion (ux §3.45 to 47). `next` must keep its identity.
 */
export function useAutoplay(next: () => void) {
  const calm = useMedia(CALM, true)
  const [choice, setChoice] = useState<'playing' | 'resting'>()
  const [held, setHeld] = useState(false)
  const playing = (choice ?? (calm ? 'resting' : 'playing')) === 'playing'

  // A clock is outside React.
  useEffect(() => {
    if (!playing || held) return
    const timer = window.setInterval(() => !document.hidden && next(), EVERY_MS)
    return () => window.clearInterval(timer)
  }, [playing, held, next])

  return {
    playing,
    rest: () => setChoice('resting'),
    toggle: () => setChoice(playing ? 'resting' : 'playing'),
    /** Waits while the pointer or the focus is inside. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
