import { QueryClient } from '@tanstack/react-query'
import { connection, whenShopReturns } from '../../state/connection.ts'
import { CallProblem } from './call.ts'

/** The catalogue changes rarely: a minute saves most questions. Prices that count are always asked anew. */
const FRESH_MS = 60_000

/** What is not sent now is told at once and not sent later unasked. */
const networkMode = 'always'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // Without a network too: what was seen before is kept (worker/service-worker.ts).
      networkMode,
      // A refusal stays a refusal, and without a connection nobody waits; else a missing answer is worth another try.
      retry: (failures, error) =>
        !(error instanceof CallProblem) && connection() === 'live' && failures < 2,
    },
    mutations: { networkMode },
  },
})

whenShopReturns(() => void queryClient.invalidateQueries())
