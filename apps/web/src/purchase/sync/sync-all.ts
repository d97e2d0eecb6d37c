import { syncCart } from './sync-cart.ts'
import { leaveLists, syncLists } from './sync-lists.ts'

/**
 * Brings the cart and the lists of this browser in step with those of a customer; before signing out, what the account then
 * has of lists leaves this browser (the cart goes by itself, session/session.ts).
 */
export async function syncAll(custId: number, isLeaving: boolean): Promise<void> {
  await Promise.allSettled([syncCart(custId), syncLists(custId)])
  if (isLeaving) leaveLists()
}
