import { MAX_QUANTITY, MAX_STEPPED_QUANTITY, MIN_QUANTITY } from './limits.ts'

/** Parses a typed quantity: cut to two characters, 1 to 99; undefined if not a number. */
export function parseQuantity(typed: string): number | undefined {
  const digits = typed.trim().slice(0, 2)
  if (!/^\d+$/.test(digits)) return undefined
  return Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Number(digits)))
}

/** One click on plus or minus: stays within 1 and 20, but never moves a larger typed number. */
export function stepQuantity(quantity: number, step: 1 | -1): number {
  if (step === 1) return quantity >= MAX_STEPPED_QUANTITY ? quantity : quantity + 1
  return Math.max(MIN_QUANTITY, quantity - 1)
}
