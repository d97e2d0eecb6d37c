import type { Cents } from '../money/money.ts'
import { MAX_QUANTITY } from '../orders/limits.ts'

/** Containers that precede a count in a name or unit, as in 'box of 100'. */
const COUNTED = /\b(?:packs?|packages?|box(?:es)?|bottles?|bags?|cases?|cartons?) of (\d{1,6})\b/gi
/** '12 per package', '100 count'. */
const PER = /\b(\d{1,6}) ?(?:per (?:pack|package|box|bottle|bag|case|carton)|count|ct)\b/gi
const PAIR = /\bpair\b/i

/**
 * How many pieces a name or unit says a pack holds: 'Gloves, box of 100' says 100, 'pair' says 2. Empty if it does not
 * say, several numbers if it contradicts itself.
 */
export function piecesSaid(words: string): number[] {
  const counts = [...words.matchAll(COUNTED), ...words.matchAll(PER)].map((found) =>
    Number(found[1]),
  )
  if (counts.length === 0 && PAIR.test(words)) counts.push(2)
  return [...new Set(counts)]
}

/** A product as one pack size of a group. */
export interface Pack {
  productId: number
  productName: string
  unitName: string
  /** Pieces per pack; 1 if sold by the piece. */
  pieces: number
  /** Staff allow opening one to ship the next smaller pack. */
  mayOpen: boolean
}

/** Why products cannot be packs of the same pieces. */
export type PackProblem = 'TOO_FEW_PACKS' | 'SAME_SIZE' | 'NOTHING_SMALLER'

/**
 * What is wrong with a group of packs, or null: at least two sizes, no duplicates; the smallest has no smaller one to
 * be opened for.
 */
export function packProblem(
  packs: readonly Pick<Pack, 'productId' | 'pieces' | 'mayOpen'>[],
): { problem: PackProblem; productId: number | null } | null {
  if (packs.length < 2) return { problem: 'TOO_FEW_PACKS', productId: null }
  const bySize = ascending(packs)
  for (const [at, pack] of bySize.entries()) {
    const { productId, pieces } = pack
    if (bySize[at - 1]?.pieces === pieces) return { problem: 'SAME_SIZE', productId }
    if (at === 0 && pack.mayOpen) return { problem: 'NOTHING_SMALLER', productId }
  }
  return null
}

/** Other counts that a pack's name and unit mention: a person should check them, since names can be wrong. */
export const countsOtherwise = ({
  productName,
  unitName,
  pieces,
}: Pick<Pack, 'productName' | 'unitName' | 'pieces'>): number[] => [
  ...new Set(
    [...piecesSaid(productName), ...piecesSaid(unitName)].filter((count) => count !== pieces),
  ),
]

const ascending = <Sized extends Pick<Pack, 'pieces'>>(packs: readonly Sized[]): Sized[] =>
  [...packs].sort((one, other) => one.pieces - other.pieces)

/**
 * Which packs of a group share stock: each that may be opened with the next smaller one. A pack that stays closed has
 * its own stock, and so do the smaller ones.
 */
export function poolsOf<Member extends Pick<Pack, 'pieces' | 'mayOpen'>>(
  packs: readonly Member[],
): Member[][] {
  const pools: Member[][] = []
  for (const pack of ascending(packs)) {
    const smaller = pools.at(-1)
    if (pack.mayOpen && smaller) smaller.push(pack)
    else pools.push([pack])
  }
  return pools.filter((pool) => pool.length > 1)
}

/** A pack with its cart price, in cents. */
export interface PricedPack {
  productId: number
  pieces: number
  priceCents: Cents
  /** How many can ship now; null if not counted. */
  available: number | null
}

/** The same pieces in other packs, for less. */
export interface CheaperPack {
  productId: number
  /** This many of it hold the same pieces. */
  quantity: number
  /** Savings compared with the line, in cents. */
  savedCents: Cents
}

/**
 * The pack in which exactly the pieces of a line cost the least, or null if that is the line's own. Only packs that can
 * ship now in one order are offered: at most 99 of it, at a price above zero.
 */
export function cheaperPack(
  line: { pieces: number; quantity: number; priceCents: Cents },
  others: readonly PricedPack[],
): CheaperPack | null {
  const wanted = line.pieces * line.quantity
  const cost = line.priceCents * line.quantity
  let best: CheaperPack | null = null
  for (const { productId, pieces, priceCents, available } of others) {
    const quantity = wanted / pieces
    if (!Number.isInteger(quantity) || quantity > MAX_QUANTITY || priceCents <= 0) continue
    if ((available ?? 0) < quantity) continue
    const savedCents = cost - priceCents * quantity
    if (savedCents > (best?.savedCents ?? 0)) best = { productId, quantity, savedCents }
  }
  return best
}
