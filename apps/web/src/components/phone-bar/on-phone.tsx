import { lazy, Suspense } from 'react'
import { useMedia } from '../../lib/use-media.ts'
import type { PhoneBarProps } from './phone-bar.tsx'

// Not loaded on a first visit, nor in wide windows.
const PhoneBar = lazy(async () => ({ default: (await import('./phone-bar.tsx')).PhoneBar }))

/**
 * On phones, a bar at the bottom of the window with the total or price and the button. A low window, as at high zoom,
 * has no room for it.
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
