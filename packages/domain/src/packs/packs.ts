import type { Cents } from '../money/money.ts'
import { MAX_QUANTITY } from '../orders/limits.ts'

/** Containers that a name or a unit counts the pieces of, as in 'box of 100'. */
const COUNTED = /\b(?:packs?|packages?|box(?:es)?|bottles?|bags?|cases?|cartons?) of (\d{1,6})\b/gi
/** '12 per package', '100 count'. */
const PER = /\b(\d{1,6}) ?(?:per (?:pack|package|box|bottle|bag|case|carton)|count|ct)\b/gi
const PAIR = /\bpair\b/i

/**
 * How many pieces a name or a unit says are in one: 'Gloves, box of 100' says 100, 'pair' says 2. Nothing where it does
 * not say, more than one number where it contradicts itself.
 */
export function piecesSaid(words: string): number[] {
  const counts = [...words.matchAll(COUNTED), ...words.matchAll(PER)].map((found) =>
    Number(found[1]),
  )
  if (counts.length === 0 && PAIR.test(words)) counts.push(2)
  return [...new Set(counts)]
}

/** A product as a pack of a group. */
export interface Pack {
  productId: number
  productName: string
  unitName: string
  /** In one of it; 1 for what is sold by the piece. */
  pieces: number
  /** Staff allow that one is opened to send the next smaller pack. */
  mayOpen: boolean
}

/** Why products are no packs of the same pieces. */
export type PackProblem = 'TOO_FEW_PACKS' | 'SAME_SIZE' | 'NOTHING_SMALLER'

/**
 * What is wrong with a group of packs, or null: two sizes or more, each once; the smallest has no smaller one to be
 * opened for.
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

/** The other numbers of pieces that the name and the unit of a pack say: a person should look at it, names may be wrong. */
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
 * Which packs of a group keep their stock as one: each that may be opened with the next smaller one. A pack that stays
 * closed keeps its own, and so does what is smaller than it.
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

/** A pack with its price of the cart, in cents. */
export interface PricedPack {
  productId: number
  pieces: number
  priceCents: Cents
  /** How many can be sent now; null where it is not counted. */
  available: number | null
}

/** The same pieces in other packs, for less. */
export interface CheaperPack {
  productId: number
  /** So many of it hold the same pieces. */
  quantity: number
  /** Less than the line costs, in cents. */
  savedCents: Cents
}

/**
 * The pack in which exactly the pieces of a line cost the least, or null where the line's own is that. Offered is only
 * what can be sent now and ordered at once: at most 99 of it, and a price above zero.
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
