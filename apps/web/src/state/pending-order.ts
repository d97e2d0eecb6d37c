import type { SaveOrderBody } from '../api/orders.ts'
import { newKey } from '../lib/new-key.ts'

const STORED = 'mendwell.pending-order'

/** An order that was sent and has no answer yet. */
export interface PendingOrder {
  key: string
  body: SaveOrderBody
}

let inMemory: PendingOrder | undefined

/** The try that still waits for an answer, also after a reload; else a new one for this body. */
export function pendingOrder(body: SaveOrderBody): PendingOrder {
  const pending = inMemory ?? stored() ?? { key: newKey(), body }
  inMemory = pending
  try {
    sessionStorage.setItem(STORED, JSON.stringify(pending))
  } catch {
    // The key then lasts as long as the page.
  }
  return pending
}

/** The order has its answer: the next one gets a key of its own. */
export function settlePendingOrder(): void {
  inMemory = undefined
  try {
    sessionStorage.removeItem(STORED)
  } catch {
    // Nothing was stored.
  }
}

function stored(): PendingOrder | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? 'null')
    return isPending(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isPending = (value: unknown): value is PendingOrder =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'body' in value &&
  typeof value.body === 'object'
