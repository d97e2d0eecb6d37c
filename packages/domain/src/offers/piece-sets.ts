import { type Cents, ONE_HUNDRED_PERCENT, percentOf, roundHalfAway, sum } from '../money/money.ts'
import { spreadCents } from '../money/refund-cells.ts'
import { isSelected, type OfferLine } from './lines.ts'
import type { Action, Part, Selector } from './promotion.ts'

/** One piece of a line, valued at what earlier promotions left of it. */
interface Piece {
  line: number
  cents: Cents
}

/** All pieces of a cart; those of a line add up to what is left of it, in cents. */
function piecesIn(lines: readonly OfferLine[], left: readonly Cents[]): Piece[] {
  return lines.flatMap(({ quantity }, line) => {
    const upTo = (count: number) => roundHalfAway(((left[line] ?? 0) * count) / quantity)
    return Array.from({ length: quantity }, (_, at) => ({ line, cents: upTo(at + 1) - upTo(at) }))
  })
}

function fits({ line }: Piece, lines: readonly OfferLine[], of: Selector | undefined): boolean {
  const one = lines[line]
  return one !== undefined && isSelected(one, of)
}

/** Takes pieces for a part out of the remaining ones; undefined if there are too few. */
function takePart(
  pieces: readonly Piece[],
  lines: readonly OfferLine[],
  { quantity, of }: Part,
): Piece[] | undefined {
  const fitting = pieces.filter((piece) => fits(piece, lines, of))
  return fitting.length < quantity ? undefined : fitting.slice(0, quantity)
}

const dearestFirst = (one: Piece, other: Piece) => other.cents - one.cents || one.line - other.line

/** A reduction spread over all pieces of its set by price, as shares of the lines. */
function spreadOver(set: readonly Piece[], amount: Cents, lines: number): Cents[] {
  const weights = Array.from({ length: lines }, (_, line) =>
    sum(set.filter((piece) => piece.line === line).map(({ cents }) => cents)),
  )
  return spreadCents(Math.min(amount, sum(weights)), weights)
}

interface Cart {
  lines: readonly OfferLine[]
  /** What earlier promotions left of each line, in cents. */
  left: readonly Cents[]
}

/** Forms sets until the pieces run out; returns what each line saves by all of them, in cents. */
function saveBySets(
  { lines, left }: Cart,
  maxSets: number,
  takeSet: (pieces: readonly Piece[]) => { set: Piece[]; amount: Cents } | undefined,
): Cents[] {
  const saved = lines.map(() => 0)
  let pieces = piecesIn(lines, left).toSorted(dearestFirst)
  for (let made = 0; made < maxSets; made++) {
    const taken = takeSet(pieces)
    if (!taken || taken.amount <= 0) break
    spreadOver(taken.set, taken.amount, lines.length).forEach((share, line) => {
      saved[line] = (saved[line] ?? 0) + share
    })
    pieces = pieces.filter((piece) => !taken.set.includes(piece))
  }
  return saved
}

/**
 * Line shares of 'buy some, get some', in cents: the most expensive matching pieces are paid, the cheapest reduced. The
 * reduction is spread over all pieces of a set, so a return refunds its fair part, and no one keeps a gift by returning
 * what was bought.
 */
export function saveByGifts(
  cart: Cart,
  {
    buy,
    get,
    rate = ONE_HUNDRED_PERCENT,
    maxSets = Number.POSITIVE_INFINITY,
  }: Action & { type: 'BUY_X_GET_Y' },
): Cents[] {
  return saveBySets(cart, maxSets, (pieces) => {
    const paid = takePart(pieces, cart.lines, buy)
    if (!paid) return undefined
    const others = pieces.filter((piece) => !paid.includes(piece))
    const reduced = takePart(others.toReversed(), cart.lines, get)
    if (!reduced) return undefined
    const amount = percentOf(sum(reduced.map(({ cents }) => cents)), rate)
    return { set: [...paid, ...reduced], amount }
  })
}

/** Line shares of a bundle, in cents: the separate prices of its parts less its price, never below 0. */
export function saveByBundle(
  cart: Cart,
  { parts, priceCents, maxSets = Number.POSITIVE_INFINITY }: Action & { type: 'BUNDLE' },
): Cents[] {
  return saveBySets(cart, maxSets, (pieces) => {
    const set: Piece[] = []
    for (const part of parts) {
      const taken = takePart(
        pieces.filter((piece) => !set.includes(piece)),
        cart.lines,
        part,
      )
      if (!taken) return undefined
      set.push(...taken)
    }
    return { set, amount: sum(set.map(({ cents }) => cents)) - priceCents }
  })
}

/** This much off each of the first matching pieces, never below 0; in cents. */
export function saveOnEach(
  { lines, left }: Cart,
  { cents, of, maxPieces = Number.POSITIVE_INFINITY }: Action & { type: 'AMOUNT_OFF_EACH' },
): Cents[] {
  const saved = lines.map(() => 0)
  const fitting = piecesIn(lines, left).filter((piece) => fits(piece, lines, of))
  for (const piece of fitting.slice(0, maxPieces)) {
    saved[piece.line] = (saved[piece.line] ?? 0) + Math.min(cents, piece.cents)
  }
  return saved
}
