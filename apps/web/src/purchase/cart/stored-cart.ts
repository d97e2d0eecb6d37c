import type { Cart, CartLine } from '@mendwell/domain/orders/cart'
import { MAX_CART_LINES, MAX_QUANTITY } from '@mendwell/domain/orders/limits'
import { piecesOf } from '@mendwell/domain/orders/order-lines'
import { readStoredLine } from './stored-line.ts'

/** Increased when the shape of a line changes; older shapes are read as far as possible. */
const VERSION = 5

/**
 * Parses a stored cart. Version 1 was just the array of lines. Invalid lines are dropped and the rest is kept; a text
 * that is not a cart at all is an empty cart.
 */
export function readStoredCart(stored: string | null): Cart {
  const lines = linesOf(stored)
  const cart: CartLine[] = []
  for (const [index, candidate] of lines.slice(0, MAX_CART_LINES).entries()) {
    const line = readStoredLine(candidate)
    const lineId = numberOf(candidate) ?? FIRST_NEW + index
    if (!line || cart.some((other) => other.lineId === lineId)) continue
    if (piecesOf(cart, line.productId) + line.quantity > MAX_QUANTITY) continue
    cart.push({ ...line, lineId })
  }
  return cart
}

/** Lines stored before lines had keys get one above all existing ones. */
const FIRST_NEW = 1_000_000

function numberOf(stored: unknown): number | undefined {
  if (typeof stored !== 'object' || stored === null || !('lineId' in stored)) return undefined
  const { lineId } = stored
  return typeof lineId === 'number' && Number.isSafeInteger(lineId) ? lineId : undefined
}

function linesOf(stored: string | null): unknown[] {
  if (!stored) return []
  try {
    const value: unknown = JSON.parse(stored)
    if (Array.isArray(value)) return value
    if (typeof value === 'object' && value !== null && 'lines' in value) {
      return Array.isArray(value.lines) ? value.lines : []
    }
  } catch {
    // Not JSON: corrupt.
  }
  return []
}

export const writeStoredCart = (cart: Cart): string =>
  JSON.stringify({ version: VERSION, lines: cart })
