import type { SessionWire } from '@mendwell/contract/people/sessions'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../api/calls/query-client.ts'
import { session, signOut } from '../api/sessions.ts'
import { postToWorker } from '../lib/post-to-worker.ts'
import { forgetTab, storedInBrowser } from '../lib/store/browser-storage.ts'
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
 * Who is signed in; no one until the shop has answered. The answer may come while parts of the page are not hydrated
 * yet: these start as rendered by the server, for no one.
 */
export function useSession(): SessionWire {
  const { data = NOBODY } = useQuery(session())
  return useHydrated() ? data : NOBODY
}

/** Notifies the whole app of who is signed in now. */
function setSession(next: SessionWire): void {
  queryClient.setQueryData(session().queryKey, next)
}

/** What must still be done before a session ends. */
let beforeLeaving = async () => {}
export const setBeforeLeaving = (work: () => Promise<void>): void => {
  beforeLeaving = work
}

/** Signs out here and on the server; the cart is cleared too (Specification §4), the account's stays in the shop. */
export async function leaveSession(): Promise<void> {
  await beforeLeaving()
  await signOut()
  syncedCart.write(undefined)
  emptyCart()
  forgetTab()
  recentSearches.forget()
  storedInBrowser('mendwell.quote-list').write(undefined)
  forgetPendingOrder()
  postToWorker({ type: 'forget' })
  setSession(NOBODY)
}
