import { startTransition, useEffect, useState } from 'react'
import { type NavigationType, Router, useRoutes } from 'react-router'
import { routes } from '../routes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useScrollMemory } from './scroll-memory.ts'
import type { ShopHistory, Step } from './shop-history.ts'

/** The shop at the address of the history. The old page stays until the code of the next one is here. */
export function ShopRouter({ history }: { history: ShopHistory }) {
  const [step, setStep] = useState(history.first)
  // The browser's history is outside React. Where the shopper has gone on meanwhile, the first page is finished first.
  useEffect(() => {
    const follow = (next: Step) => startTransition(() => setStep(next))
    follow(history.last)
    return history.listen(follow)
  }, [history])
  useScrollMemory(step)
  return (
    <ErrorBoundary at={step.location.key}>
      <Router
        location={step.location}
        navigationType={step.move as NavigationType}
        navigator={history.navigator}
      >
        <Screens />
      </Router>
    </ErrorBoundary>
  )
}

export const Screens = () => useRoutes(routes)
