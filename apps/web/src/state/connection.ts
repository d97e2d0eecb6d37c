import { useSyncExternalStore } from 'react'
import { makeListeners } from '../lib/store/listeners.ts'
import { CACHED_AT } from '../worker/messages.ts'

/**
 * `offline`: the device has no network. `silent`: it says it has one, but the shop does not answer. In both cases, the
 * data shown may be stale.
 */
export type Connection = 'live' | 'offline' | 'silent'

/** A single failed request does not count. */
const SILENT_AFTER = 2
const ASK_AGAIN_MS = 5_000

let state: Connection = 'live'
let missed = 0
let polling: ReturnType<typeof setInterval> | undefined
const { notifyAll, subscribe } = makeListeners()
const returning = makeListeners()

const isOnline = () => globalThis.navigator?.onLine !== false

/** The current connection to the shop. */
export const connection = (): Connection => state

/** The same, re-rendered whenever it changes. */
export const useConnection = (): Connection =>
  useSyncExternalStore(subscribe, connection, () => 'live')

/** Called when the shop answers again, so that stale data is refetched. */
export const whenShopReturns = returning.subscribe

/**
 * A response came: from the shop itself, or from the cache because the shop did not answer. One from the browser's own
 * cache proves nothing: if it counted as the shop's, everything would be refetched endlessly.
 */
export function noteResponse({ headers }: Response): void {
  if (headers.has(CACHED_AT)) lose()
  else if (!headers.get('Cache-Control')?.includes('max-age')) regain()
}

/** A request failed to reach the shop. */
export function noteNoResponse(): void {
  missed += 1
  if (!isOnline() || missed >= SILENT_AFTER) lose()
}

function lose(): void {
  polling ??= setInterval(poll, ASK_AGAIN_MS)
  become(isOnline() ? 'silent' : 'offline')
}

function regain(): void {
  missed = 0
  if (state === 'live') return
  clearInterval(polling)
  polling = undefined
  become('live')
  returning.notifyAll()
}

function become(next: Connection): void {
  if (state === next) return
  state = next
  notifyAll()
}

/** Pings the shop. */
async function poll(): Promise<void> {
  if (!isOnline()) return
  try {
    const response = await fetch('/healthz', { cache: 'no-store' })
    if (response.ok) regain()
  } catch {
    become('silent')
  }
}

/** Starts watching; a cached page reports itself. */
export function watchConnection(): void {
  window.addEventListener('offline', lose)
  window.addEventListener('online', poll)
  if (!isOnline() || document.documentElement.dataset.kept) lose()
}
