import type { Composed } from '../../cache/response-cache.ts'

/** A page of what was found. */
export interface FoundPage {
  /** Products before the filters. */
  matched: number
  /** The contract's SearchPage with what may have been meant. */
  compose(suggestion: string | null): Promise<Composed>
}

/** The members that a search's answer has beyond a list's, as composePage takes them. */
export const spellSuggestion = (suggestion: string | null) =>
  `,"suggestion":${JSON.stringify(suggestion)}`
