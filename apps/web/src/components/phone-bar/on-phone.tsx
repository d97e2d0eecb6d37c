import { lazy, type ReactNode, type RefObject, Suspense } from 'react'
import { useMedia } from '../../lib/use-media.ts'

/** The main button of a page, and what stands in for it while it is out of sight. */
export interface PhoneBarProps {
  watched: RefObject<HTMLElement | null>
  children: ReactNode
}

// A first visit does without its code, and so does everybody with a wide window.
const PhoneBar = lazy(async () => ({ default: (await import('./phone-bar.tsx')).PhoneBar }))

/**
 * On phones, a bar at the foot of the window with what decides: the total or the price, and the button. A low window, as at high
 * zoom, has no room for it.
 */
export function OnPhone(bar: PhoneBarProps) {
  const isPhone = useMedia('(max-width: 720px) and (min-height: 481px)')
  return (
    isPhone && (
      <Suspense fallback={null}>
        <PhoneBar {...bar} />
      </Suspense>
    )
  )
}
