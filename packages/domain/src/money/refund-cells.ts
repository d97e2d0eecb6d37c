import { type Cents, sum } from './money.ts'

/** A line as it was charged. */
interface SoldLine {
  orderItemId: number
  goodsCents: Cents
  taxCents: Cents
}

/** An order as it was charged: lines and shipping make its grand total. */
export interface SoldOrder {
  lines: readonly SoldLine[]
  shippingCents: Cents
}

/** Money refunded, with the pieces it was for and their value, tax included; none if it was just an amount. */
export interface PaidBack {
  amountCents: Cents
  pieces: readonly { orderItemId: number; worthCents: Cents }[]
}

/** What a refund gave back for each line and for shipping: they add up to its amount. */
export interface RefundCells {
  lines: SoldLine[]
  shippingCents: Cents
}

/**
 * Splits an amount over what it is part of, as `shareCents` does: no share exceeds its weight.
 * @throws RangeError for an amount below 0 or above the sum of the weights.
 */
export function spreadCents(amount: Cents, weights: readonly Cents[]): Cents[] {
  const whole = sum(weights)
  if (amount < 0 || amount > whole) throw new RangeError(`${amount} of ${whole} cents`)
  return shareCents(amount, weights)
}

/**
 * Splits an amount in proportion to weights of any unit, in whole cents that add up to it: the cents lost by rounding
 * down go to the largest remainders, the first ones in a tie.
 * @throws RangeError for an amount below 0, or weights that are all 0.
 */
export function shareCents(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = sum(weights)
  if (amount === 0) return weights.map(() => 0)
  if (amount < 0 || whole <= 0) throw new RangeError(`${amount} cents by weights of ${whole}`)
  if (amount === whole) return [...weights]
  const divided = weights.map((weight, index) => ({ index, ...divide(amount, weight, whole) }))
  const shares = divided.map(({ share }) => share)
  const left = amount - sum(shares)
  const remainders = divided.filter(({ rest }) => rest > 0)
  remainders.sort((one, other) => other.rest - one.rest || one.index - other.index)
  for (const { index } of remainders.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** `amount * weight / whole` in whole cents, and the remainder. */
function divide(amount: Cents, weight: Cents, whole: Cents) {
  const product = amount * weight
  if (Number.isSafeInteger(product)) {
    const rest = product % whole
    return { share: (product - rest) / whole, rest }
  }
  // A product above 2^53.
  const exact = BigInt(amount) * BigInt(weight)
  return { share: Number(exact / BigInt(whole)), rest: Number(exact % BigInt(whole)) }
}

/**
 * What each refund of an order, oldest first, gave back of goods, tax and shipping, in cents. Pieces that a refund
 * names come first; the rest is spread over what is left of the whole order. So the parts of a refund add up to it, and
 * the refunds of a fully refunded order add up to the order.
 * @throws RangeError when more is refunded than was charged.
 */
export function splitRefunds(order: SoldOrder, refunds: readonly PaidBack[]): RefundCells[] {
  const left = [
    ...order.lines.flatMap(({ goodsCents, taxCents }) => [goodsCents, taxCents]),
    order.shippingCents,
  ]
  const take = (amount: Cents, weights: readonly Cents[]) => {
    const shares = spreadCents(amount, weights)
    shares.forEach((share, cell) => {
      left[cell] = (left[cell] ?? 0) - share
    })
    return shares
  }
  return refunds.map(({ amountCents, pieces }) => {
    // Most refunds name no pieces.
    const named = pieces.length === 0 ? [] : namedCells(order, pieces, left)
    const ofPieces = take(Math.min(amountCents, sum(named)), named)
    const ofRest = take(amountCents - sum(ofPieces), [...left])
    const cell = (index: number) => (ofPieces[index] ?? 0) + (ofRest[index] ?? 0)
    return {
      lines: order.lines.map(({ orderItemId }, index) => ({
        orderItemId,
        goodsCents: cell(2 * index),
        taxCents: cell(2 * index + 1),
      })),
      shippingCents: cell(2 * order.lines.length),
    }
  })
}

/** What the pieces are worth, out of the remaining cells. */
function namedCells(order: SoldOrder, pieces: PaidBack['pieces'], left: readonly Cents[]): Cents[] {
  const cells = order.lines.flatMap(({ orderItemId }, index) => {
    const named = pieces.filter((piece) => piece.orderItemId === orderItemId)
    const ofLine = [left[2 * index] ?? 0, left[2 * index + 1] ?? 0]
    const worth = sum(named.map(({ worthCents }) => worthCents))
    return spreadCents(Math.min(worth, sum(ofLine)), ofLine)
  })
  return [...cells, 0]
}
