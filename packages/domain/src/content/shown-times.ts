/** SCHEDULED will appear by itself; ENDED has disappeared by itself. */
export const SHOWN_STATES = ['SCHEDULED', 'SHOWN', 'ENDED'] as const
export type ShownState = (typeof SHOWN_STATES)[number]

/** The period in which shoppers see a text. */
export interface ShownTimes {
  /** The first moment at which it is visible; null: from the beginning. */
  showsFrom: Date | null
  /** The first moment at which it no longer is; null: forever. */
  showsUntil: Date | null
}

/** What shoppers see of a text at a given moment. The database has the same rule (`isDue`, apps/api). */
export function shownStateAt({ showsFrom, showsUntil }: ShownTimes, moment: Date): ShownState {
  if (showsUntil && showsUntil <= moment) return 'ENDED'
  return showsFrom && showsFrom > moment ? 'SCHEDULED' : 'SHOWN'
}
