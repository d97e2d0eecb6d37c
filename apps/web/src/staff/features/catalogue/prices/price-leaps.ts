/** A price as stored and as typed, in dollars. */
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

/** From here on a change is more likely a typo or a missing decimal point than intended. */
const FACTOR = 5

/** The changes to confirm: five times as much or more, a fifth or less. */
export const leapsOf = (changes: readonly PriceChange[]): Leap[] => changes.filter(isLeap)

function isLeap(change: PriceChange): change is Leap {
  const { before, after } = change
  if (before === null || after === null || before === after) return false
  return after >= before * FACTOR || after * FACTOR <= before
}
