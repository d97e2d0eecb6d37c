import * as z from 'zod/mini'

const KEY = 'mendwell.viewed'
/** One more than is shown, because the product on the screen is left out. */
const KEPT = 5

const Ids = z.array(z.int().check(z.gte(1)))

/** Ids of the products looked at last, newest first; empty when storage is damaged or forbidden. */
export function readViewed(): number[] {
  try {
    return Ids.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/** Puts a product first. */
export function rememberViewed(productId: number): void {
  const ids = [productId, ...readViewed().filter((id) => id !== productId)].slice(0, KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Full or forbidden: then nothing is remembered.
  }
}
