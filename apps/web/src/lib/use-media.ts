import { useSyncExternalStore } from 'react'

/** Whether a media query holds now, and a new render when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    () => window.matchMedia(query).matches,
  )
}

/** Nothing starts by itself for people who ask for calm, nor on phones (ux §3.46, 47). */
export const CALM = '(prefers-reduced-motion: reduce), (max-width: 720px)'
/** Where the header turns into a drawer menu. */
export const NARROW = '(max-width: 1020px)'
