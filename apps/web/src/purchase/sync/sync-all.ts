import { syncCart } from './sync-cart.ts'
import { leaveDevices, syncDevices } from './sync-devices.ts'
import { leaveLists, syncLists } from './sync-lists.ts'

/**
 * Syncs this browser's cart, lists and devices with a customer's; before signing out, removes from this browser what
 * the account then has (the cart separately, in session/session.ts).
 */
export async function syncAll(custId: number, isLeaving: boolean): Promise<void> {
  await Promise.allSettled([syncCart(custId), syncLists(custId), syncDevices(custId)])
  if (!isLeaving) return
  leaveLists()
  leaveDevices()
}
