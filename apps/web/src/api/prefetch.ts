import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/**
 * Asks a question before the page that needs it is drawn. Never fails: the section that shows the answer
 * shows the failure too, with another try.
 */
export function prefetch<Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  // No second try here: the page must not wait for it.
  return queryClient.prefetchQuery({ ...query, retry: false })
}
