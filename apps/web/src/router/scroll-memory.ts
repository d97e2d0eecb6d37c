import { useLayoutEffect } from 'react'
import { createPath, type Location, type NavigationType } from 'react-router'
import { storedInTab } from '../lib/store/browser-storage.ts'

/** Where the shopper is, how they came there, and whether the view stays where it was scrolled to. */
export interface Step {
  location: Location
  navigation: NavigationType
  keepsScroll: boolean
}

/** A move with this state leaves the view where it was scrolled to. */
export const KEEP_SCROLL = { keepsScroll: true }

const stored = storedInTab('mendwell.scroll')

/** Scrolled how far, in CSS pixels, by key of the history entry. */
type Memory = Record<string, number>

/** Whoever does one of these moves the page from now on. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Lists and pictures that come later than this move nobody any more. */
const HELD_MS = 10_000

function readMemory(): Memory {
  const value = stored.read()
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/**
 * Scrolls to a place and holds it while the page gets its true height: what is further down is laid out
 * late (styles/later.css), and lists may still be on their way. Ends with the shopper's first move.
 * @returns ends it at once.
 */
function returnTo(top: number): () => void {
  // Places far down are only right when everything above them has its true height.
  if (top > 0) document.documentElement.dataset.whole = ''
  const hold = () => window.scrollTo(0, top)
  const heights = new ResizeObserver(hold)
  const clock = window.setTimeout(end, HELD_MS)
  function end() {
    window.clearTimeout(clock)
    heights.disconnect()
    for (const navigation of MOVES) window.removeEventListener(navigation, end)
  }
  for (const navigation of MOVES) window.addEventListener(navigation, end, { passive: true })
  heights.observe(document.body)
  hold()
  return end
}

/** A place that the shop did not lead to, such as an address typed, has no key of its own. */
const keyOf = (location: Location) =>
  location.key === 'default' ? createPath(location) : location.key

/** A document that was asked for anew, by an address or from elsewhere, and neither by Back nor by a reload. */
const isAskedAnew = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate')

let isFirst = true

/** Where the place was left; of the first one only if the browser came back to it. */
function leftAt(key: string): number | undefined {
  const isNew = isFirst && isAskedAnew()
  isFirst = false
  return isNew ? undefined : readMemory()[key]
}

/** A new page starts at its top; Back and a reload find the place they were left at. */
export function useScrollMemory({ location, navigation, keepsScroll }: Step): void {
  const key = keyOf(location)
  // The place is set before the new page is painted, and kept when it is left.
  useLayoutEffect(() => {
    const left = navigation === 'POP' ? leftAt(key) : undefined
    const end = left === undefined ? undefined : returnTo(left)
    if (left === undefined && !keepsScroll) window.scrollTo(0, 0)
    // Asked when the page is left, the browser would tell how far its shorter successor can be scrolled.
    let top = window.scrollY
    const follow = () => {
      top = window.scrollY
    }
    const remember = () => stored.write({ ...readMemory(), [key]: top })
    window.history.scrollRestoration = 'manual'
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', remember)
    return () => {
      end?.()
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', remember)
      remember()
    }
  }, [key, navigation, keepsScroll])
}
