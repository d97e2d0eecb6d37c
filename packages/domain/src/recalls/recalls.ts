/** Where a recall stands (rules of recalls, 2.4). Nobody but a person makes one ACTIVE. */
export const RECALL_STATUSES = ['PROPOSED', 'ACTIVE', 'CLOSED', 'REJECTED'] as const
export type RecallStatus = (typeof RECALL_STATUSES)[number]

/** How much harm is to be expected (21 CFR 7.3(m)); NONE: not classified yet. */
export const RECALL_CLASSES = ['I', 'II', 'III', 'NONE'] as const
export type RecallClass = (typeof RECALL_CLASSES)[number]

/** What the shop gives for each affected piece; how it is given is the business of the return. */
export const REMEDIES = ['REFUND', 'REPLACEMENT', 'NONE'] as const
export type Remedy = (typeof REMEDIES)[number]

/** What a buyer answers about the pieces of one order (rules of recalls, 2.6). */
export const RECALL_ANSWERS = ['HAVE', 'USED', 'THREW_AWAY', 'PASSED_ON', 'NEVER_GOT'] as const
export type RecallAnswer = (typeof RECALL_ANSWERS)[number]

/** Percent of the buyers told who are asked again, by level (21 CFR 7.42(b)(3)). */
const CHECKED_PERCENT = { A: 100, B: 50, C: 10, D: 2, E: 0 } as const
export type CheckLevel = keyof typeof CHECKED_PERCENT

const LEVELS: Record<RecallClass, CheckLevel> = { I: 'A', II: 'B', III: 'D', NONE: 'A' }

/** The level of the effectiveness check of a class; one that is not classified is checked as the gravest. */
export const checkLevelOf = (recallClass: RecallClass): CheckLevel => LEVELS[recallClass]

/** How many of the orders told are checked, rounded up. */
export const checkedOrders = (told: number, level: CheckLevel): number =>
  Math.ceil((told * CHECKED_PERCENT[level]) / 100)

/** Whether its notice says that it is urgent (rules of recalls, 2.5). */
export const isUrgent = (recallClass: RecallClass): boolean => recallClass !== 'III'

/** What one person decided about a lot that is not sure. */
export interface LotDecision {
  lotId: number
  isAffected: boolean
}

/** Whether two people must confirm a recall before it acts: one of class I, unless the owner has said otherwise. */
export const needsTwoPeople = (recallClass: RecallClass, isAsked: boolean): boolean =>
  isAsked && recallClass === 'I'

/** Whether two people have decided the same about the same lots, in whichever order. */
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
 * Days after the first mail on which who has not answered is reminded (rules of recalls, 2.5); who has not answered a day
 * after the last one is called. One that is not classified is as the gravest.
 */
export const REMINDER_DAYS: Record<RecallClass, readonly number[]> = {
  I: [1, 3, 7],
  II: [7, 21],
  III: [21],
  NONE: [1, 3, 7],
}

/** Whether lots that a recall names are held while people decide: where serious harm may come (rules of recalls, 2.4). */
export const isHeldMeanwhile = (recallClass: RecallClass, hours: number): boolean =>
  hours > 0 && (recallClass === 'I' || recallClass === 'NONE')
