/** Limits of a new password, in characters (Reliability §2.3). */
export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 256
