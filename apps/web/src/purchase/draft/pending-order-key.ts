/** Where the browser keeps the key of an order without an answer (pending-order.ts). */
export const PENDING_ORDER = 'mendwell.pending-order'

/** Whether there is one, as far as the browser's storage tells. */
export function hasPendingOrder(): boolean {
  try {
    return localStorage.getItem(PENDING_ORDER) !== null
  } catch {
    return false // forbidden storage keeps nothing
  }
}

/** Signed out: the next one at this browser learns nothing of it. */
export function forgetPendingOrder(): void {
  try {
    localStorage.removeItem(PENDING_ORDER)
  } catch {
    // Nothing was kept.
  }
}
