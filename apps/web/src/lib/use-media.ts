import { useSyncExternalStore } from 'react'

/** Whether a media query matches, re-rendered on change; `onServer` until the browser can tell. */
export function useMedia(query: string, onServer = false): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}

/** Nothing starts by itself with reduced motion, nor on phones (ux §3.46, 47). */
export const CALM = '(prefers-reduced-motion: reduce), (max-width: 720px)'
