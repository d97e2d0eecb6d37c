/** Where the browser stores the key of an unanswered order (pending-order.ts). */
export const PENDING_ORDER = 'mendwell.pending-order'

/** Whether there is one, as far as the browser's storage says. */
export function hasPendingOrder(): boolean {
  try {
    return localStorage.getItem(PENDING_ORDER) !== null
  } catch {
    return false // blocked storage holds nothing
  }
}

/** Signed out: the next person at this browser must not learn of it. */
export function forgetPendingOrder(): void {
  try {
    localStorage.removeItem(PENDING_ORDER)
  } catch {
    // Nothing was stored.
  }
}
