import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../lib/addresses/paths.ts'
import { hasPendingOrder } from '../../purchase/draft/pending-order-key.ts'

const ArrivedOrder = lazy(async () => {
  const { ArrivedOrder: Component } = await import('./arrived-order.tsx')
  return { default: Component }
})

/** What happened to an unanswered order. There hardly ever is one, so its code is loaded only then. */
export function OpenOrder() {
  const { pathname } = useLocation()
  const [isConfirming, setConfirming] = useState(false)
  // The browser's storage is outside React: checked on each page. Orders are sent from two of them.
  useEffect(() => {
    const isSentHere = pathname === paths.cart || pathname === paths.checkout
    if (isSentHere || hasPendingOrder()) setConfirming(true)
  }, [pathname])
  return (
    isConfirming && (
      <Suspense fallback={null}>
        <ArrivedOrder />
      </Suspense>
    )
  )
}
