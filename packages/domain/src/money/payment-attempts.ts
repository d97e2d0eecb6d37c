/** An attempt to charge a card is neither paid nor failed: the provider's answer is pending (Reliability §2.7). */
export const OPEN_ATTEMPT_STATUSES = ['PENDING', 'ACTION_REQUIRED', 'UNKNOWN'] as const

/** It has paid, or may still do so: nothing else may pay instead. */
export const PAYING_ATTEMPT_STATUSES = [...OPEN_ATTEMPT_STATUSES, 'SUCCEEDED'] as const
