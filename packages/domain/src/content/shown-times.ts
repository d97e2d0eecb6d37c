/** SCHEDULED comes by itself; ENDED has gone by itself. */
export const SHOWN_STATES = ['SCHEDULED', 'SHOWN', 'ENDED'] as const
export type ShownState = (typeof SHOWN_STATES)[number]

/** From when to when shoppers see a text. */
export interface ShownTimes {
  /** The first moment at which they see it; null from the beginning. */
  showsFrom: Date | null
  /** The first moment at which they do not any more; null for ever. */
  showsUntil: Date | null
}

/** What shoppers see of a text at a moment. The database says the same (`isDue`, apps/api). */
export function shownStateAt({ showsFrom, showsUntil }: ShownTimes, moment: Date): ShownState {
  if (showsUntil && showsUntil <= moment) return 'ENDED'
  return showsFrom && showsFrom > moment ? 'SCHEDULED' : 'SHOWN'
}
