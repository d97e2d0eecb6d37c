import type { SyncedLine } from '@mendwell/domain/carts/merge-carts'
import { syncedCart } from '../cart/synced-cart.ts'

/** The sync state of this browser's cart with a customer's. */
export interface Synced {
  custId: number
  /** The customer's cart at the last sync. */
  base: readonly SyncedLine[]
  /** Sent, and not answered yet. */
  sending?: readonly SyncedLine[]
}

/** Undefined before the first sync, after signing out, and if the stored state is invalid. */
export function readSynced(): Synced | undefined {
  const value = syncedCart.read()
  if (typeof value !== 'object' || value === null) return undefined
  if (!('custId' in value && 'base' in value) || typeof value.custId !== 'number') return undefined
  const base = linesIn(value.base)
  const sending = 'sending' in value ? linesIn(value.sending) : undefined
  return base && { custId: value.custId, base, ...(sending && { sending }) }
}

export const writeSynced = (synced: Synced): void => syncedCart.write(synced)

const linesIn = (value: unknown): readonly SyncedLine[] | undefined =>
  Array.isArray(value) && value.every(isLine) ? value : undefined

function isLine(value: unknown): value is SyncedLine {
  if (typeof value !== 'object' || value === null) return false
  if (!('productId' in value && 'cut' in value && 'notes' in value && 'quantity' in value)) {
    return false
  }
  const { productId, cut, notes, quantity } = value
  return (
    Number.isSafeInteger(productId) &&
    Number.isSafeInteger(quantity) &&
    typeof notes === 'string' &&
    (cut === null || typeof cut === 'string')
  )
}
