import { useState } from 'react'
import {
  HashRouter,
  unstable_HistoryRouter as HistoryRouter,
  useLocation,
  useNavigationType,
  useRoutes,
} from 'react-router'
import { ErrorBoundary } from './router/error-boundary.tsx'
import type { createPageHistory } from './router/page-history.ts'
import { useScrollMemory } from './router/scroll-memory.ts'
import { routes } from './routes.tsx'

/** The shop in the browser: with the page's own history, or behind the hash if the visit started there. */
export function ShopRouter({
  history,
}: {
  history: ReturnType<typeof createPageHistory> | undefined
}) {
  if (!history) {
    return (
      <HashRouter>
        <Screens />
      </HashRouter>
    )
  }
  return (
    <HistoryRouter history={history}>
      <Screens />
    </HistoryRouter>
  )
}

/** The current screen. The old one stays until the next one's code has loaded. */
export function Screens() {
  const location = useLocation()
  const navigation = useNavigationType()
  const [first] = useState(location)
  // A shopper who scrolled while the script was loading stays there.
  const keepsScroll = location === first || location.state?.keepsScroll === true
  useScrollMemory({ location, navigation, keepsScroll })
  return <ErrorBoundary at={location.key}>{useRoutes(routes)}</ErrorBoundary>
}
