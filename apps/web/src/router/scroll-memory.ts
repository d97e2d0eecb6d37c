import { useLayoutEffect } from 'react'
import { createPath, type Location, type NavigationType } from 'react-router'
import { storedInTab } from '../lib/store/browser-storage.ts'

/** The location, how it was reached, and whether the scroll position stays. */
export interface Step {
  location: Location
  navigation: NavigationType
  keepsScroll: boolean
}

/** Navigation with this state keeps the scroll position. */
export const KEEP_SCROLL = { keepsScroll: true }

const stored = storedInTab('mendwell.scroll')

/** Scroll position in CSS pixels, by key of the history entry. */
type Memory = Record<string, number>

/** Any of these means the shopper scrolls from now on. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Content arriving later than this no longer moves the view. */
const HELD_MS = 10_000

function readMemory(): Memory {
  const value = stored.read()
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/**
 * Scrolls to a position and holds it while the page reaches its full height: content further down is laid out late
 * (styles/later.css), and lists may still be loading. Ends with the shopper's first input.
 * @returns ends it at once.
 */
function returnTo(top: number): () => void {
  // Positions far down are only right when everything above has its full height.
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

/** A location not reached through the shop, such as a typed URL, has no key. */
const keyOf = (location: Location) =>
  location.key === 'default' ? createPath(location) : location.key

/** A document loaded by URL or from elsewhere, not by Back or a reload. */
const isFreshVisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate')

let isFirst = true

/** The saved position; for the first page only if the browser came back to it. */
function leftAt(key: string): number | undefined {
  const isNew = isFirst && isFreshVisit()
  isFirst = false
  return isNew ? undefined : readMemory()[key]
}

/** A new page starts at the top; Back and a reload restore the position. */
export function useScrollMemory({ location, navigation, keepsScroll }: Step): void {
  const key = keyOf(location)
  // The position is set before the new page is painted, and saved when it is left.
  useLayoutEffect(() => {
    const left = navigation === 'POP' ? leftAt(key) : undefined
    const end = left === undefined ? undefined : returnTo(left)
    if (left === undefined && !keepsScroll) window.scrollTo(0, 0)
    // Read at the moment of leaving, it would be limited to what its shorter successor can scroll.
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
