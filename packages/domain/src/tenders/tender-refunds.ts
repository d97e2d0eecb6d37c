import { type Cents, sum } from '../money/money.ts'
import { spreadCents } from '../money/refund-cells.ts'

/** A charged tender, in paying order: cards last. */
export interface PaidTender {
  /** What it took, less what was refunded or is being refunded, in cents. */
  leftCents: Cents
  /** What it paid for each line, net and tax together, by line id, and for shipping (null). */
  partCents: ReadonlyMap<number | null, Cents>
}

/** Refunded pieces of a line, or shipping (null), and what was refunded of it before, in cents with tax. */
export interface RefundedPart {
  orderItemId: number | null
  beforeCents: Cents
  worthCents: Cents
}

/**
 * Splits an amount by tender: the first gets its part rounded, the rest likewise among the others. A share never
 * shrinks when the amount grows, as it can with plain largest remainder, and the full amount gives each tender its full
 * part (rules.md 6.6).
 */
export function nestedShares(amount: Cents, weights: readonly Cents[]): Cents[] {
  let left = amount
  let weightLeft = sum(weights)
  return weights.map((weight) => {
    const share = weightLeft === 0 ? 0 : roundedShare(left, weight, weightLeft)
    left -= share
    weightLeft -= weight
    return share
  })
}

/** Half up, in whole numbers: products of two amounts can exceed 2^53. */
const roundedShare = (amount: Cents, weight: Cents, whole: Cents): Cents =>
  Number((2n * BigInt(amount) * BigInt(weight) + BigInt(whole)) / (2n * BigInt(whole)))

/**
 * How a refund is split among the tenders, in cents: pieces by the cells of their lines, shipping by its own; a plain
 * amount to the last tender first, which is the card. Never more than a tender has left; together the amount.
 * @throws RangeError for more than is left.
 */
export function splitRefund(
  tenders: readonly PaidTender[],
  parts: readonly RefundedPart[],
  amount: Cents,
): Cents[] {
  const left = tenders.map(({ leftCents }) => leftCents)
  if (amount < 0 || amount > sum(left)) throw new RangeError(`${amount} of ${sum(left)} cents`)
  const byParts = parts.map((part) => sharesOfPart(tenders, part))
  const wanted = tenders.map((_, at) =>
    Math.min(left[at] ?? 0, sum(byParts.map((shares) => shares[at] ?? 0))),
  )
  const given = spreadCents(Math.min(amount, sum(wanted)), wanted)
  let rest = amount - sum(given)
  for (let at = tenders.length - 1; at >= 0; at -= 1) {
    const more = Math.min(rest, (left[at] ?? 0) - (given[at] ?? 0))
    given[at] = (given[at] ?? 0) + more
    rest -= more
  }
  return given
}

function sharesOfPart(
  tenders: readonly PaidTender[],
  { orderItemId, beforeCents, worthCents }: RefundedPart,
): Cents[] {
  const weights = tenders.map(({ partCents }) => partCents.get(orderItemId) ?? 0)
  const whole = sum(weights)
  const before = nestedShares(Math.min(whole, beforeCents), weights)
  const after = nestedShares(Math.min(whole, beforeCents + worthCents), weights)
  return after.map((share, at) => share - (before[at] ?? 0))
}
