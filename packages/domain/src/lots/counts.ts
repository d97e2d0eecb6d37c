/** How a count of stock stands (rules of receiving stock, 10): being counted, booked, or called off. */
export const COUNT_STATES = ['OPEN', 'DONE', 'CANCELLED'] as const
export type CountState = (typeof COUNT_STATES)[number]

/** The lines a sheet holds at most: what one or two people count in a day. */
export const MAX_COUNT_LINES = 500

/** A difference of more than so many percent of what is there needs a second count (rules of receiving stock, 10). */
const SECOND_COUNT_PERCENT = 5
/** So does one that is worth more, in cents. */
const SECOND_COUNT_CENTS = 5_000

/** What one person counted of a line. */
export interface CountedLine {
  /** Pieces found. */
  counted: number
  /** Pieces the books said were there at the moment of the count: what was sold since the sheet was made is not missing. */
  onHand: number
}

/** Pieces found more (or less, below zero) than the books say: what is booked, whatever moves until then. */
export const countDifference = ({ counted, onHand }: CountedLine): number => counted - onHand

/** Whether a difference is so large that another person must find it too; `pieceCents` is what a piece is worth. */
export function isLargeDifference(line: CountedLine, pieceCents: number): boolean {
  const pieces = Math.abs(countDifference(line))
  return (
    pieces * 100 > line.onHand * SECOND_COUNT_PERCENT || pieces * pieceCents > SECOND_COUNT_CENTS
  )
}
