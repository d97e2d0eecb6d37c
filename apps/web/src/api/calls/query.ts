import type { Endpoint } from '@mendwell/contract/wire/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, CallProblem, call, type Input } from './call.ts'
import { logServiceFailure } from './service-log.ts'

interface QueryHooks<E extends Endpoint> {
  /** Called with each response. */
  onAnswer?: (answer: Answer<E>) => void
  /** Data carried by a refusal, if any. */
  answerIn?: (refusal: CallProblem) => Answer<E> | undefined
}

/** Query key and function, both derived from the endpoint and its input. */
export function query<E extends Endpoint>(
  endpoint: E,
  input: Omit<Input<E>, 'signal'> = {},
  { onAnswer, answerIn }: QueryHooks<E> = {},
) {
  return queryOptions({
    queryKey: [endpoint.url, input],
    queryFn: async ({ signal }) => {
      const answer = await askFor(endpoint, { ...input, signal }, answerIn)
      onAnswer?.(answer)
      return answer
    },
  })
}

/**
 * A query whose response has more than the screens show: `pick` selects their part, and only that is cached and
 * embedded in a page. `part` distinguishes it from the whole response.
 */
export function queryPart<E extends Endpoint, Part>(
  endpoint: E,
  input: Omit<Input<E>, 'signal'>,
  part: string,
  pick: (answer: Answer<E>) => Part,
) {
  return queryOptions({
    queryKey: [endpoint.url, input, part],
    queryFn: async ({ signal }): Promise<Part> =>
      pick(await askFor(endpoint, { ...input, signal })),
  })
}

async function askFor<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  answerIn?: QueryHooks<E>['answerIn'],
): Promise<Answer<E>> {
  try {
    return await call(endpoint, input)
  } catch (error) {
    const answer = error instanceof CallProblem ? answerIn?.(error) : undefined
    if (answer !== undefined) return answer
    // The rendering server answers its own calls, and logs failures itself.
    if ('window' in globalThis && !input.signal?.aborted) logServiceFailure(endpoint.url, error)
    throw error
  }
}
