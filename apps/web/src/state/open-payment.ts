const STORED = 'mendwell.open-payment'

let inMemory: number | undefined

/** A charge of this order was begun in this tab, and its outcome is not known here yet; survives a reload. */
export const isPaymentOpen = (orderId: number): boolean => openPayment() === orderId

export function rememberPayment(orderId: number): void {
  inMemory = orderId
  try {
    sessionStorage.setItem(STORED, String(orderId))
  } catch {
    // It is then known as long as the page.
  }
}

/** Its outcome is known. */
export function forgetPayment(): void {
  inMemory = undefined
  try {
    sessionStorage.removeItem(STORED)
  } catch {
    // Nothing was stored.
  }
}

function openPayment(): number | undefined {
  try {
    return inMemory ?? (Number(sessionStorage.getItem(STORED)) || undefined)
  } catch {
    return inMemory
  }
}
