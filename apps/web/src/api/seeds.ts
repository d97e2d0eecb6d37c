import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** An answer that the server drew a page with. It names no time: an unchanged page is the same in every byte. */
export type Seed = readonly [key: QueryKey, data: unknown]

/** Where the page keeps them. */
export const SEEDS_ID = 'seeds'

/** Puts the answers of the page where the screens look for them, so that nothing is asked twice. */
export function sow(client: QueryClient): void {
  const text = document.getElementById(SEEDS_ID)?.textContent
  if (!text) return
  const seeds: Seed[] = JSON.parse(text)
  for (const [key, data] of seeds) client.setQueryData(key, data)
}
