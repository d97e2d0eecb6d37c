import { useLayoutEffect } from 'react'
import { keptInTab } from '../lib/kept.ts'
import type { Step } from './shop-history.ts'

const kept = keptInTab('mendwell.scroll')

/** Scrolled how far, in CSS pixels, by key of the history entry. */
type Memory = Record<string, number>

function readMemory(): Memory {
  const value = kept.read()
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Places far down are only right when everything above them has its true height (styles/later.css). */
function returnTo(top: number): void {
  if (top > 0) document.documentElement.dataset.whole = ''
  window.scrollTo(0, top)
}

/** A new page starts at its top; Back and a reload find the place they were left at. */
export function useScrollMemory({ location, move, keepsScroll }: Step): void {
  const { key } = location
  // The place is set before the new page is painted, and kept when it is left.
  useLayoutEffect(() => {
    const left = move === 'POP' ? readMemory()[key] : undefined
    if (left !== undefined) returnTo(left)
    else if (!keepsScroll) window.scrollTo(0, 0)
    const remember = () => kept.write({ ...readMemory(), [key]: window.scrollY })
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', remember)
    return () => {
      window.removeEventListener('pagehide', remember)
      remember()
    }
  }, [key, move, keepsScroll])
}
