import type { Cents } from '../money/money.ts'
import { shareCents } from '../money/refund-cells.ts'

/** What costs of a delivery can be shared by (rules of receiving stock, 10): value, pieces or weight. */
export const COST_BASES = ['VALUE', 'QUANTITY', 'WEIGHT'] as const
export type CostBasis = (typeof COST_BASES)[number]

/** Pieces of one lot, as one delivery brought them. */
export interface ReceivedGoods {
  /** Pieces. */
  quantity: number
  /** What they all cost at the supplier. */
  costCents: Cents
  /** What they all weigh. */
  grams: number
}

/**
 * Each lot's share of freight, duty and other costs of a delivery, in cents by largest remainder: the shares add up to
 * the amount. Where none has the chosen value or weight, such as free samples, pieces decide.
 * @throws RangeError for an amount below 0, or one without pieces to share it.
 */
export function shareCosts(
  amountCents: Cents,
  goods: readonly ReceivedGoods[],
  basis: CostBasis,
): Cents[] {
  const weights = goods.map(({ costCents, quantity, grams }) => {
    if (basis === 'VALUE') return costCents
    return basis === 'WEIGHT' ? grams : quantity
  })
  return weights.some((weight) => weight > 0)
    ? shareCents(amountCents, weights)
    : shareCents(
        amountCents,
        goods.map(({ quantity }) => quantity),
      )
}

/** What a lot cost as a whole, with its share of the delivery's costs. */
export interface LotCost {
  /** Pieces received. */
  quantity: number
  costCents: Cents
}

/**
 * What pieces that leave a lot cost, in cents, after `taken` others have left it. Pieces take cumulative shares, so all
 * of them add up to the cost of the lot; fewer than 0 pieces come back.
 */
export function costOfPieces(lot: LotCost, taken: number, pieces: number): Cents {
  return costOfFirst(lot, taken + pieces) - costOfFirst(lot, taken)
}

/** What a piece of a lot cost, in whole cents, half a cent up: shown, never multiplied. */
export const costPerPiece = (lot: LotCost): Cents => costOfPieces(lot, 0, 1)

/** Half a cent is rounded up; products of cost and pieces can exceed 2^53. */
function costOfFirst({ costCents, quantity }: LotCost, pieces: number): Cents {
  const whole = BigInt(quantity)
  return Number((2n * BigInt(costCents) * BigInt(pieces) + whole) / (2n * whole))
}
