import type { Day } from '../days/calendar.ts'

/** Pieces of a product that a supplier should deliver on a day. */
export interface ComingPieces {
  expectedOn: Day
  pieces: number
}

/**
 * For each of those who wait, in their order, the day by which all pieces for them and for those before them have come;
 * null where what is coming does not suffice. What is overdue may come on any day, so nobody counts on it. `today` is the
 * shop's.
 */
export function expectedDays(
  coming: readonly ComingPieces[],
  waiting: readonly number[],
  today: Day,
): (Day | null)[] {
  const inTime = coming
    .filter(({ expectedOn }) => expectedOn >= today)
    .toSorted((one, other) => (one.expectedOn < other.expectedOn ? -1 : 1))
  let wanted = 0
  return waiting.map((pieces) => {
    wanted += pieces
    let come = 0
    const last = inTime.find((delivery) => {
      come += delivery.pieces
      return come >= wanted
    })
    return last?.expectedOn ?? null
  })
}
