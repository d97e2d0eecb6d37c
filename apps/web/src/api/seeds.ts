import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** An answer that the server drew a page with. It names no time: an unchanged page is the same in every byte. */
export type Seed = readonly [key: QueryKey, data: unknown]

/** Where the page keeps them. */
export const SEEDS_ID = 'seeds'

/** The answers that came in the page itself. */
export function seedsOfPage(): Seed[] {
  const text = document.getElementById(SEEDS_ID)?.textContent
  return text ? JSON.parse(text) : []
}

/** Puts them where the screens look for them, so that nothing is asked twice. */
export function sow(client: QueryClient): void {
  for (const [key, data] of seedsOfPage()) client.setQueryData(key, data)
}
