import { syncCart } from './sync-cart.ts'
import { leaveDevices, syncDevices } from './sync-devices.ts'
import { leaveLists, syncLists } from './sync-lists.ts'

/**
 * Brings the cart, the lists and the devices of this browser in step with those of a customer; before signing out, what the
 * account then has of them leaves this browser (the cart goes by itself, session/session.ts).
 */
export async function syncAll(custId: number, isLeaving: boolean): Promise<void> {
  await Promise.allSettled([syncCart(custId), syncLists(custId), syncDevices(custId)])
  if (!isLeaving) return
  leaveLists()
  leaveDevices()
}
