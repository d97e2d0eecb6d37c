import type { Endpoint } from '@mendwell/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, call, type Input } from './call.ts'
import { logServiceFailure } from './service-log.ts'

/** Key and fetch of a question, both derived from the endpoint and its input. */
export function query<E extends Endpoint>(
  endpoint: E,
  input: Omit<Input<E>, 'signal'> = {},
  /** Told each answer as it comes. */
  onAnswer?: (answer: Answer<E>) => void,
) {
  return queryOptions({
    queryKey: [endpoint.url, input],
    queryFn: async ({ signal }) => {
      try {
        const answer = await call(endpoint, { ...input, signal })
        onAnswer?.(answer)
        return answer
      } catch (error) {
        if (!signal.aborted) logServiceFailure(endpoint.url, error)
        throw error
      }
    },
  })
}
