/** A price as it is and as it was typed, in dollars. */
export interface PriceChange {
  name: string
  before: number | null
  after: number | null
}

/** A leap has both prices. */
export interface Leap extends PriceChange {
  before: number
  after: number
}

/** From here on a change is more likely a slipped key or a forgotten point than a wish. */
const FACTOR = 5

/** The changes that are to be asked about: to five times as much or more, to a fifth or less. */
export const leapsOf = (changes: readonly PriceChange[]): Leap[] => changes.filter(isLeap)

function isLeap(change: PriceChange): change is Leap {
  const { before, after } = change
  if (before === null || after === null || before === after) return false
  return after >= before * FACTOR || after * FACTOR <= before
}
