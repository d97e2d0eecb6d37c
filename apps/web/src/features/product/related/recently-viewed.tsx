import { lazy, Suspense, useEffect, useState } from 'react'
import { readViewed, rememberViewed } from './viewed-products.ts'

/** Not shown for the first product of a visit, which does not load its script. */
const ViewedList = lazy(async () => ({ default: (await import('./viewed-list.tsx')).ViewedList }))

/** The products viewed before this one, stored in this browser only. */
export function RecentlyViewed({ productId }: { productId: number }) {
  const [before, setBefore] = useState<number[]>([])
  // Storage is outside React and unknown to the server; the visit counts once the page is mounted.
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
