import type { ReplacementReason } from '@mendwell/domain/orders/replacements/replacements'

/** Why a replacement is sent, as worded for staff. */
export const REASON_WORDS: Record<ReplacementReason, string> = {
  LOST: 'Lost on the way',
  DAMAGED: 'Arrived damaged',
  DEFECTIVE: 'Does not work',
  WRONG_ITEM: 'Wrong item was sent',
  RECALLED: 'Recalled',
  RETURNED: 'Returned',
  EXCHANGE: 'Exchanged for another size',
  OTHER: 'Another reason',
}
