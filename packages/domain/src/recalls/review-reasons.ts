/** Why a person must check what was parsed (rules of recalls, 2.2). */
export const REVIEW_REASONS = [
  'RANGE',
  'DATE_BOUNDS',
  'EXPIRY_BOUNDS',
  'PAIRING',
  'OPEN_ENDED',
  'LETTERS_ONLY',
  'TEXT',
  'UNLABELLED',
  'BAD_DI',
  'BAD_UDI',
  'EMPTY',
] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]
