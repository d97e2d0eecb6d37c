import type { Day } from '../days/calendar.ts'

/** Pieces of a product that a supplier should deliver on a given day. */
export interface ComingPieces {
  expectedOn: Day
  pieces: number
}

/**
 * For each waiting order, in order, the day by which all pieces for it and the ones before it have arrived; null if the
 * expected stock is not enough. Overdue deliveries are not counted on, since they may come any day. `today` is the
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
