import type { SyncedLine } from '@mendwell/domain/carts/merge-carts'
import { syncedCart } from '../cart/synced-cart.ts'

/** How far the cart of this browser is in step with that of a customer. */
export interface Synced {
  custId: number
  /** The customer's cart as this browser last had it. */
  base: readonly SyncedLine[]
  /** Sent, and not answered yet. */
  sending?: readonly SyncedLine[]
}

/** Undefined before the first time, after signing out, and where what is kept cannot be understood. */
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
