const KEY = 'mendwell.viewed'
/** One more than is shown, because the product on the screen is left out. */
const KEPT = 5

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0

/** Ids of the products looked at last, newest first; empty when storage is damaged or forbidden. */
export function readViewed(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) && ids.every(isId) ? ids : []
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
