/** Status of a recall (rules of recalls, 2.4). Only a person can make one ACTIVE. */
export const RECALL_STATUSES = ['PROPOSED', 'ACTIVE', 'CLOSED', 'REJECTED'] as const
export type RecallStatus = (typeof RECALL_STATUSES)[number]

/** How much harm to expect (21 CFR 7.3(m)); NONE: not classified yet. */
export const RECALL_CLASSES = ['I', 'II', 'III', 'NONE'] as const
export type RecallClass = (typeof RECALL_CLASSES)[number]

/** The remedy for each affected piece; the return handles how it is given. */
export const REMEDIES = ['REFUND', 'REPLACEMENT', 'NONE'] as const
export type Remedy = (typeof REMEDIES)[number]

/** A buyer's answer about the pieces of one order (rules of recalls, 2.6). */
export const RECALL_ANSWERS = ['HAVE', 'USED', 'THREW_AWAY', 'PASSED_ON', 'NEVER_GOT'] as const
export type RecallAnswer = (typeof RECALL_ANSWERS)[number]

/** Percent of the notified buyers to check, by level (21 CFR 7.42(b)(3)). */
const CHECKED_PERCENT = { A: 100, B: 50, C: 10, D: 2, E: 0 } as const
export type CheckLevel = keyof typeof CHECKED_PERCENT

const LEVELS: Record<RecallClass, CheckLevel> = { I: 'A', II: 'B', III: 'D', NONE: 'A' }

/** The effectiveness check level of a class; an unclassified one is checked as the most serious. */
export const checkLevelOf = (recallClass: RecallClass): CheckLevel => LEVELS[recallClass]

/** How many of the notified orders are checked, rounded up. */
export const checkedOrders = (notified: number, level: CheckLevel): number =>
  Math.ceil((notified * CHECKED_PERCENT[level]) / 100)

/** Whether its notice is marked urgent (rules of recalls, 2.5). */
export const isUrgent = (recallClass: RecallClass): boolean => recallClass !== 'III'

/** What one person decided about an uncertain lot. */
export interface LotDecision {
  lotId: number
  isAffected: boolean
}

/** Whether two people must confirm a recall before it takes effect: for class I, unless the owner says otherwise. */
export const needsTwoPeople = (recallClass: RecallClass, isAsked: boolean): boolean =>
  isAsked && recallClass === 'I'

/** Whether two people made the same decisions about the same lots, in any order. */
export function isSameDecision(
  one: readonly LotDecision[],
  other: readonly LotDecision[],
): boolean {
  const decided = new Map(other.map(({ lotId, isAffected }) => [lotId, isAffected]))
  return (
    one.length === other.length &&
    one.every(({ lotId, isAffected }) => decided.get(lotId) === isAffected)
  )
}

/**
 * Days after the first mail on which a buyer without an answer is reminded (rules of recalls, 2.5); one without an
 * answer a day after the last reminder is called. An unclassified recall is treated as the most serious.
 */
export const REMINDER_DAYS: Record<RecallClass, readonly number[]> = {
  I: [1, 3, 7],
  II: [7, 21],
  III: [21],
  NONE: [1, 3, 7],
}

/** Whether the lots of a recall are held while people decide: if serious harm is possible (rules of recalls, 2.4). */
export const isHeldMeanwhile = (recallClass: RecallClass, hours: number): boolean =>
  hours > 0 && (recallClass === 'I' || recallClass === 'NONE')
