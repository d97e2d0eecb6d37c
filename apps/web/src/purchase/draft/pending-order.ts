import { ORDER_CAPABILITY_HOURS } from '@mendwell/domain/orders/limits'
import { useSyncExternalStore } from 'react'
import { newKey } from '../../lib/new-key.ts'
import { makeListeners } from '../../lib/store/listeners.ts'
import { PENDING_ORDER } from './pending-order-key.ts'

/** As long as a guest's order can be opened in this browser, so the key reveals no more to the next person here. */
const KNOWN_FOR_MS = ORDER_CAPABILITY_HOURS * 60 * 60 * 1000

/**
 * An order attempt without an answer yet. Only its key is stored, for all tabs and after the browser was closed: by it
 * the shop knows whether the order arrived, and accepts it only once.
 */
interface Pending {
  key: string
  /** Milliseconds since 1970. */
  since: number
  /** The attempt was made since this page was opened. */
  isFresh?: boolean
}

let pending: Pending | undefined
let isSending = false
/** False while storage cannot be written: the key then lasts as long as the page. */
let isStored = true
const { notifyAll, subscribe } = makeListeners()

function load(): Pending | undefined {
  if (!isStored) return pending
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PENDING_ORDER) ?? 'null')
    return isPending(value) && Date.now() - value.since < KNOWN_FOR_MS ? value : undefined
  } catch {
    return pending // blocked or corrupt
  }
}

pending = load()

function store(): void {
  try {
    if (!pending) localStorage.removeItem(PENDING_ORDER)
    else
      localStorage.setItem(
        PENDING_ORDER,
        JSON.stringify({ key: pending.key, since: pending.since }),
      )
    isStored = true
  } catch {
    isStored = false
  }
  notifyAll()
}

globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== PENDING_ORDER && event.key !== null) return
  pending = load()
  notifyAll()
})

/** The key to send an order with; the previous one if an attempt, here or in another tab, has no answer. */
export function beginOrder(): { key: string; isRepeat: boolean } {
  const before = load()
  pending = { key: newKey(), since: Date.now(), ...before, isFresh: true }
  isSending = true
  store()
  return { key: pending.key, isRepeat: before !== undefined }
}

/** No answer came: it is unknown whether the order was placed. */
export function leaveOrderOpen(): void {
  isSending = false
  notifyAll()
}

/** The order was answered: the next one gets its own key. */
export function settleOrder(): void {
  pending = undefined
  isSending = false
  store()
}

/** An attempt that ended without an answer; undefined while one is in progress. */
export const useOpenOrder = (): Pending | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (isSending ? undefined : pending),
    () => undefined,
  )

function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false
  if (!('key' in value && 'since' in value) || typeof value.since !== 'number') return false
  return typeof value.key === 'string' && /^[0-9a-f]{32}$/.test(value.key)
}
