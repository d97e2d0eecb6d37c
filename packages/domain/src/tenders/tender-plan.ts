import { type Cents, sum } from '../money/money.ts'
import { spreadCents } from '../money/refund-cells.ts'

/** The least that a card can be charged, in cents (Stripe's for US dollars). */
export const CARD_MINIMUM_CENTS = 50

/** Balances that may pay one order together. */
export const MAX_BALANCES = 3

/** A part of an order that somebody must pay: what a line costs after discounts, its tax, or shipping (no line). */
export interface DueCell {
  orderItemId: number | null
  part: 'NET' | 'TAX' | 'SHIPPING'
  cents: Cents
}

/**
 * What a balance pays of what is still due, in cents: all it has, but never so much that the card is left with less than
 * it can be charged (rules.md 4.3). 0 where it cannot pay anything.
 */
export function holdFor(dueCents: Cents, availableCents: Cents): Cents {
  const wanted = Math.max(0, Math.min(dueCents, availableCents))
  const rest = dueCents - wanted
  if (rest === 0 || rest >= CARD_MINIMUM_CENTS) return wanted
  return Math.max(0, dueCents - CARD_MINIMUM_CENTS)
}

/**
 * Which cells each tender pays, in the order of the tenders: each takes its amount of what the ones before left, in
 * proportion, by largest remainder; the last takes the rest (rules.md 6.6). Cells of nothing are left out.
 * @throws RangeError when the tenders do not make up the cells.
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
