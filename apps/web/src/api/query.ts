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
      const answer = await askFor(endpoint, input, signal)
      onAnswer?.(answer)
      return answer
    },
  })
}

/**
 * A question whose answer holds more than the screens show: `pick` takes their part of it, and only that is
 * kept and sent along with a drawn page. `part` tells it from the whole answer.
 */
export function queryPart<E extends Endpoint, Part>(
  endpoint: E,
  input: Omit<Input<E>, 'signal'>,
  part: string,
  pick: (answer: Answer<E>) => Part,
) {
  return queryOptions({
    queryKey: [endpoint.url, input, part],
    queryFn: async ({ signal }): Promise<Part> => pick(await askFor(endpoint, input, signal)),
    // The server asks in its own way.
    meta: { pick },
  })
}

async function askFor<E extends Endpoint>(
  endpoint: E,
  input: Omit<Input<E>, 'signal'>,
  signal: AbortSignal,
): Promise<Answer<E>> {
  try {
    return await call(endpoint, { ...input, signal })
  } catch (error) {
    if (!signal.aborted) logServiceFailure(endpoint.url, error)
    throw error
  }
}
