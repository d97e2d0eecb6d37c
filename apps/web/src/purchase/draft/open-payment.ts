import { storedInTab } from '../../lib/store/browser-storage.ts'

const stored = storedInTab('mendwell.open-payment')

let inMemory: number | undefined

/** A charge of this order was started in this tab and its outcome is still unknown here; survives a reload. */
export const isPaymentOpen = (orderId: number): boolean => (inMemory ?? stored.read()) === orderId

export function rememberPayment(orderId: number): void {
  inMemory = orderId
  stored.write(orderId)
}

/** Its outcome is known. */
export function forgetPayment(): void {
  inMemory = undefined
  stored.write(undefined)
}
