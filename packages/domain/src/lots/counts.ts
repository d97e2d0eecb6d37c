/** Status of a stock count (rules of receiving stock, 10): open, booked, or cancelled. */
export const COUNT_STATES = ['OPEN', 'DONE', 'CANCELLED'] as const
export type CountState = (typeof COUNT_STATES)[number]

/** The most lines of a sheet: what one or two people can count in a day. */
export const MAX_COUNT_LINES = 500

/** A difference above this percentage of the stock needs a second count (rules of receiving stock, 10). */
const SECOND_COUNT_PERCENT = 5
/** So does one worth more than this, in cents. */
const SECOND_COUNT_CENTS = 5_000

/** What one person counted of a line. */
export interface CountedLine {
  /** Pieces counted. */
  counted: number
  /** Recorded pieces at the moment of the count: what was sold since the sheet was created is not missing. */
  onHand: number
}

/** Pieces counted above (or below, negative) the recorded stock: this is booked, whatever moves until then. */
export const countDifference = ({ counted, onHand }: CountedLine): number => counted - onHand

/** Whether a difference is so large that another person must confirm it; `pieceCents` is the value of a piece. */
export function isLargeDifference(line: CountedLine, pieceCents: number): boolean {
  const pieces = Math.abs(countDifference(line))
  return (
    pieces * 100 > line.onHand * SECOND_COUNT_PERCENT || pieces * pieceCents > SECOND_COUNT_CENTS
  )
}
