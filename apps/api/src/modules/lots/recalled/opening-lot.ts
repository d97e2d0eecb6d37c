/** The lot of pieces that were on hand before lots were tracked. */
export const OPENING_LOT = 'UNKNOWN'
