import { useSyncExternalStore } from 'react'
import { makeListeners } from '../lib/store/listeners.ts'
import { CACHED_AT } from '../worker/messages.ts'

/**
 * `offline`: the device has no network. `silent`: it says it has one, but the shop does not answer.
 * In both, what is shown may be older than the shop's own word.
 */
export type Connection = 'live' | 'offline' | 'silent'

/** One lost request is a hiccup. */
const SILENT_AFTER = 2
const ASK_AGAIN_MS = 5_000

let state: Connection = 'live'
let missed = 0
let polling: ReturnType<typeof setInterval> | undefined
const { notifyAll, subscribe } = makeListeners()
const returning = makeListeners()

const isOnline = () => globalThis.navigator?.onLine !== false

/** How the shop can be reached at this moment. */
export const connection = (): Connection => state

/** The same, with a new render whenever it changes. */
export const useConnection = (): Connection =>
  useSyncExternalStore(subscribe, connection, () => 'live')

/** Told when the shop answers again, so that what is shown is asked anew. */
export const whenShopReturns = returning.subscribe

/**
 * An answer came: from the shop itself, or one that was kept because the shop did not answer. One that the browser
 * may keep by itself proves nothing: taken for the shop's, it would have everything asked anew, without end.
 */
export function noteResponse({ headers }: Response): void {
  if (headers.has(CACHED_AT)) lose()
  else if (!headers.get('Cache-Control')?.includes('max-age')) regain()
}

/** A request found nobody. */
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

/** Asks the shop for a sign of life. */
async function poll(): Promise<void> {
  if (!isOnline()) return
  try {
    const response = await fetch('/healthz', { cache: 'no-store' })
    if (response.ok) regain()
  } catch {
    become('silent')
  }
}

/** Begins to watch; a page that was kept says so itself. */
export function watchConnection(): void {
  window.addEventListener('offline', lose)
  window.addEventListener('online', poll)
  if (!isOnline() || document.documentElement.dataset.kept) lose()
}
