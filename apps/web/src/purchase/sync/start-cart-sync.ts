import { hashKey } from '@tanstack/react-query'
import { queryClient } from '../../api/calls/query-client.ts'
import { session } from '../../api/sessions.ts'
import { setBeforeLeaving } from '../../session/session.ts'
import { watchCart } from '../cart/cart.ts'

/** Debounce before the cart is sent: many shoppers click '+' several times. */
const REST_MS = 1_000
/** The longest a sign-out waits for the cart. */
const LEAVE_WITHIN_MS = 3_000

const custIdNow = () => queryClient.getQueryData(session().queryKey)?.customer?.custId ?? null

/** Guests do not load its code. */
const sync = async (isLeaving = false) => {
  const custId = custIdNow()
  if (custId === null) return
  const { syncAll } = await import('./sync-all.ts')
  await syncAll(custId, isLeaving)
}

/**
 * Keeps the cart and lists of a signed-in customer synced across devices while the page is open: a change is sent after
 * a pause, and changes from elsewhere are fetched on signing in, on coming back to the page, and on going online.
 * Signing out leaves nothing behind (session.ts).
 */
export function startCartSync(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // A failed sync is retried with the next change, or on coming back.
  const now = () => void sync().catch(() => {})
  const soon = () => {
    clearTimeout(timer)
    if (custIdNow() !== null) timer = setTimeout(now, REST_MS)
  }
  watchCart(soon)
  let custId = custIdNow()
  const sessionHash = hashKey(session().queryKey)
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== sessionHash || custIdNow() === custId) return
    custId = custIdNow()
    now()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') now()
  })
  window.addEventListener('online', now)
  setBeforeLeaving(async () => {
    clearTimeout(timer)
    const late = new Promise((resolve) => setTimeout(resolve, LEAVE_WITHIN_MS))
    await Promise.race([sync(true).catch(() => {}), late])
  })
  now()
}
