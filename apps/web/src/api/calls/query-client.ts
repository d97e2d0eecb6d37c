import { QueryClient } from '@tanstack/react-query'
import { connection, whenShopReturns } from '../../state/connection.ts'
import { CallProblem } from './call.ts'

/** The catalog rarely changes: a minute saves most requests. Prices that matter are always refetched. */
const FRESH_MS = 60_000

/** What cannot be sent now fails at once, and is not sent later unasked. */
const networkMode = 'always'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // Offline too: pages visited before are cached (worker/service-worker.ts).
      networkMode,
      // No retry after a refusal or when offline; otherwise a missing answer is worth another try.
      retry: (failures, error) =>
        !(error instanceof CallProblem) && connection() === 'live' && failures < 2,
    },
    mutations: { networkMode },
  },
})

whenShopReturns(() => void queryClient.invalidateQueries())
