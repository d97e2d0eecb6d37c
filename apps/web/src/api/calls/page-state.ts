import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'

/** The element in which a page carries the answers that the server rendered it with. */
export const STATE_ID = 'state'

/** The answers that came in the page itself. */
export function pageState(): DehydratedState {
  const text = document.getElementById(STATE_ID)?.textContent
  return text ? JSON.parse(text) : { queries: [], mutations: [] }
}

/**
 * Puts them where the screens look for them, so that nothing is asked twice. They count from now on: the page
 * itself names no time, so that an unchanged one is the same in every byte (apps/api/src/pages/rendering/page-document.ts).
 */
export function hydratePage(client: QueryClient): void {
  const dataUpdatedAt = Date.now()
  const queries = pageState().queries.map(({ state, ...query }) => ({
    ...query,
    state: { ...state, dataUpdatedAt },
  }))
  hydrate(client, { mutations: [], queries })
}
