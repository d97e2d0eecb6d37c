import type { Endpoint } from '@mendwell/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call, type Input } from './call.ts'
import { logServiceFailure } from './service-log.ts'

/** Key and fetch of a question, both derived from the endpoint and its input. */
export function query<E extends Endpoint>(endpoint: E, input: Omit<Input<E>, 'signal'> = {}) {
  return queryOptions({
    queryKey: [endpoint.url, input],
    queryFn: async ({ signal }) => {
      try {
        return await call(endpoint, { ...input, signal })
      } catch (error) {
        if (!signal.aborted) logServiceFailure(endpoint.url, error)
        throw error
      }
    },
  })
}
