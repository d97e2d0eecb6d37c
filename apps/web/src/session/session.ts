import type { SessionWire } from '@mendwell/contract/people/sessions'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../api/calls/query-client.ts'
import { session, signOut } from '../api/sessions.ts'
import { postToWorker } from '../lib/post-to-worker.ts'
import { forgetTab } from '../lib/store/browser-storage.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { emptyCart } from '../purchase/cart/cart.ts'
import { syncedCart } from '../purchase/cart/synced-cart.ts'
import { forgetPendingOrder } from '../purchase/draft/pending-order-key.ts'
import { recentSearches } from '../state/recent-searches.ts'

const NOBODY: SessionWire = {
  authenticated: false,
  customer: null,
  staffRole: null,
  sessionEnded: false,
}

/**
 * Who is signed in; nobody while the shop has not answered. Its answer may come while parts of the page still stand as the
 * server has drawn them, for nobody: they begin as they stand.
 */
export function useSession(): SessionWire {
  const { data = NOBODY } = useQuery(session())
  return useHydrated() ? data : NOBODY
}

/** Tells the whole app who is signed in now. */
function setSession(next: SessionWire): void {
  queryClient.setQueryData(session().queryKey, next)
}

/** What is still to be done under a session that is about to end. */
let beforeLeaving = async () => {}
export const setBeforeLeaving = (work: () => Promise<void>): void => {
  beforeLeaving = work
}

/** Signs out here and on the server; the cart goes too (Specification §4), that of the account stays with the shop. */
export async function leaveSession(): Promise<void> {
  await beforeLeaving()
  await signOut()
  syncedCart.write(undefined)
  emptyCart()
  forgetTab()
  recentSearches.forget()
  forgetPendingOrder()
  postToWorker({ type: 'forget' })
  setSession(NOBODY)
}
