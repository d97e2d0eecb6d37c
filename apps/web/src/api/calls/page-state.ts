import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The element in which a page carries the answers that the server rendered it with. */
export const STATE_ID = 'state'

/**
 * The answers of the calls that a page was rendered with. It names no time, so that an unchanged page is the same in every
 * byte (apps/api/src/pages/rendering/page-document.ts).
 */
export interface PageState {
  queries: { queryKey: QueryKey; data: unknown }[]
}

/** What a client knows: the answers, and nothing of what failed. */
export const pageStateOf = (client: QueryClient): PageState => ({
  queries: client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state: { data } }) => ({ queryKey, data })),
})

/** The answers that came in the page itself. */
export function pageState(): PageState {
  const text = document.getElementById(STATE_ID)?.textContent
  return text ? JSON.parse(text) : { queries: [] }
}

/** Puts them where the screens look for them, so that nothing is asked twice. They count from now on. */
export function hydratePage(client: QueryClient): void {
  for (const { queryKey, data } of pageState().queries) client.setQueryData(queryKey, data)
}
