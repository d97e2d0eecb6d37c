import { type Cents, roundHalfAway } from './money.ts'

/** A line as it was charged; refunds are shares of these stored amounts, never recomputed from prices. */
export interface ChargedLine {
  quantity: number
  /** The line total less its discount. */
  netCents: Cents
  taxCents: Cents
}

/** Share of an amount for the first `pieces` of `quantity` pieces, in cents. */
function shareUpTo(amountCents: Cents, pieces: number, quantity: number): Cents {
  return roundHalfAway((amountCents * pieces) / quantity)
}

/**
 * The value of `pieces` more pieces of a line after `before` were refunded, tax included, in cents. Shares are
 * cumulative, so all parts add up to the whole line, to the cent.
 * @throws RangeError when more pieces are requested than the line has.
 */
export function refundOfPieces(line: ChargedLine, pieces: number, before: number): Cents {
  if (pieces < 0 || before < 0 || before + pieces > line.quantity) {
    throw new RangeError(`${pieces} more after ${before} of ${line.quantity} pieces`)
  }
  const upTo = (count: number) =>
    shareUpTo(line.netCents, count, line.quantity) + shareUpTo(line.taxCents, count, line.quantity)
  return upTo(before + pieces) - upTo(before)
}

/** Pieces of a line already being returned, and the cents promised for them. */
export interface PromisedPieces {
  pieces: number
  cents: Cents
}

/**
 * What `pieces` more pieces of a line give back on top of what was promised, in cents. Based on the amounts, not just
 * the count: a request declined in between leaves no cent over.
 * @throws RangeError when more pieces are requested than the line has.
 */
export function refundAfter(
  line: ChargedLine,
  pieces: number,
  promised: PromisedPieces,
): { goodsCents: Cents; taxCents: Cents } {
  const upTo = refundOfPieces(line, promised.pieces + pieces, 0)
  const tax = refundOfPieces({ ...line, netCents: 0 }, pieces, promised.pieces)
  const total = Math.max(0, upTo - promised.cents)
  const taxCents = Math.min(tax, total)
  return { goodsCents: total - taxCents, taxCents }
}
