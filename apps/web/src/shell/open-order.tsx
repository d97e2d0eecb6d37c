import { lazy, Suspense, useState } from 'react'
import { useOpenOrder } from '../state/pending-order.ts'

const ArrivedOrder = lazy(async () => {
  const { ArrivedOrder: Component } = await import('./arrived-order.tsx')
  return { default: Component }
})

/** What happened to an order without an answer; hardly ever there is one, so its code comes only then. */
export function OpenOrder() {
  const open = useOpenOrder()
  // What is announced stays after the order has its answer.
  const [isAsked, setAsked] = useState(false)
  if (open && !isAsked) setAsked(true)
  return (
    isAsked && (
      <Suspense fallback={null}>
        <ArrivedOrder />
      </Suspense>
    )
  )
}
