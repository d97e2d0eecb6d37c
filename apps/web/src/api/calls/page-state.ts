import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The element with the responses that the server rendered a page from. */
export const STATE_ID = 'state'

/**
 * The responses a page was rendered from. It contains no time, so an unchanged page is identical in every byte
 * (apps/api/src/pages/rendering/page-document.ts).
 */
export interface PageState {
  queries: { queryKey: QueryKey; data: unknown }[]
}

/** A client's cached data, without failed queries. */
export const pageStateOf = (client: QueryClient): PageState => ({
  queries: client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state: { data } }) => ({ queryKey, data })),
})

/** The responses embedded in the page. */
export function pageState(): PageState {
  const text = document.getElementById(STATE_ID)?.textContent
  return text ? JSON.parse(text) : { queries: [] }
}

/** Hydrates the query cache with them, so nothing is fetched twice. They count as fetched now. */
export function hydratePage(client: QueryClient): void {
  for (const { queryKey, data } of pageState().queries) client.setQueryData(queryKey, data)
}
