import { QueryClient } from '@tanstack/react-query'
import { CallProblem } from './call.ts'

/** The catalogue changes rarely: a minute saves most questions. Prices that count are always asked anew. */
const FRESH_MS = 60_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // A refusal stays a refusal; only a missing answer is worth another try.
      retry: (failures, error) => !(error instanceof CallProblem) && failures < 2,
    },
  },
})
