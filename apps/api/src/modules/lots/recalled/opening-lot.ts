/** The lot of pieces that were here before anybody knew their lots. */
export const OPENING_LOT = 'UNKNOWN'
