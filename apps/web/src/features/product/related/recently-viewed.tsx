import { lazy, Suspense, useEffect, useState } from 'react'
import { readViewed, rememberViewed } from './viewed-products.ts'

/** Nobody sees it on the first product of a visit: that does without its script. */
const ViewedList = lazy(async () => ({ default: (await import('./viewed-list.tsx')).ViewedList }))

/** The products looked at before this one, remembered by this browser alone. */
export function RecentlyViewed({ productId }: { productId: number }) {
  const [before, setBefore] = useState<number[]>([])
  // Storage is outside React and unknown to the server; the visit counts once the page is there.
  useEffect(() => {
    setBefore(readViewed().filter((id) => id !== productId))
    rememberViewed(productId)
  }, [productId])
  if (before.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ViewedList productIds={before} />
    </Suspense>
  )
}
