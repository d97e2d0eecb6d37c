import { type Cents, sum } from '../money/money.ts'
import { spreadCents } from '../money/refund-cells.ts'

/** The smallest card charge, in cents (Stripe's for US dollars). */
export const CARD_MINIMUM_CENTS = 50

/** The most balances that can pay for one order. */
export const MAX_BALANCES = 3

/** A part of an order to be paid: a line's price after discounts, its tax, or shipping (no line). */
export interface DueCell {
  orderItemId: number | null
  part: 'NET' | 'TAX' | 'SHIPPING'
  cents: Cents
}

/**
 * What a balance pays of the amount due, in cents: all it has, but never so much that the card's part is below its
 * minimum (rules.md 4.3). 0 if it cannot pay anything.
 */
export function holdFor(dueCents: Cents, availableCents: Cents): Cents {
  const wanted = Math.max(0, Math.min(dueCents, availableCents))
  const rest = dueCents - wanted
  if (rest === 0 || rest >= CARD_MINIMUM_CENTS) return wanted
  return Math.max(0, dueCents - CARD_MINIMUM_CENTS)
}

/**
 * Which cells each tender pays, in tender order: each takes its amount from what the earlier ones left, in proportion,
 * by largest remainder; the last takes the rest (rules.md 6.6). Empty cells are omitted.
 * @throws RangeError when the tenders do not add up to the cells.
 */
export function planCells(cells: readonly DueCell[], tenders: readonly Cents[]): DueCell[][] {
  const due = sum(cells.map(({ cents }) => cents))
  if (sum(tenders) !== due) throw new RangeError(`tenders of ${sum(tenders)} for ${due} cents`)
  let left = cells.map(({ cents }) => cents)
  return tenders.map((amount) => {
    const shares = spreadCents(amount, left)
    left = left.map((cents, at) => cents - (shares[at] ?? 0))
    return cells.map((cell, at) => ({ ...cell, cents: shares[at] ?? 0 })).filter(isSomething)
  })
}

const isSomething = ({ cents }: DueCell) => cents > 0
