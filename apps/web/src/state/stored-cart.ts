import type { Cart, CartLine } from '@mendwell/domain/cart'
import { MAX_CART_LINES } from '@mendwell/domain/limits'
import { readStoredLine } from './stored-line.ts'

/** Raised when the shape of a line changes; older shapes are read as far as they are understood. */
const VERSION = 3

/**
 * The cart in a stored text. Version 1 was the bare list of lines. Lines that cannot be understood are
 * left out and the rest is kept; a text that is no cart at all is an empty cart.
 */
export function readStoredCart(stored: string | null): Cart {
  const lines = linesOf(stored)
  const seen = new Set<number>()
  const cart: CartLine[] = []
  for (const candidate of lines.slice(0, MAX_CART_LINES)) {
    const line = readStoredLine(candidate)
    if (!line || seen.has(line.productId)) continue
    seen.add(line.productId)
    cart.push(line)
  }
  return cart
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
    // Not JSON: damaged beyond reading.
  }
  return []
}

export const writeStoredCart = (cart: Cart): string =>
  JSON.stringify({ version: VERSION, lines: cart })
