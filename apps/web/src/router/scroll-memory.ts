import { useLayoutEffect } from 'react'
import type { Step } from './shop-history.ts'

const KEY = 'mendwell.scroll'

/** Scrolled how far, in CSS pixels, by key of the history entry. */
type Memory = Record<string, number>

function readMemory(): Memory {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {} // storage may be forbidden or damaged
  }
}

function keep(memory: Memory): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(memory))
  } catch {
    // A reload then starts at the top.
  }
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
    const remember = () => keep({ ...readMemory(), [key]: window.scrollY })
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', remember)
    return () => {
      window.removeEventListener('pagehide', remember)
      remember()
    }
  }, [key, move, keepsScroll])
}
