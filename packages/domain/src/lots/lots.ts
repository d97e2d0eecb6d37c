/** How the stock of a product is tracked: not at all, by lot, by lot and expiry, or by serial number. */
export const TRACKINGS = ['NONE', 'LOT', 'LOT_EXPIRY', 'SERIAL'] as const
export type Tracking = (typeof TRACKINGS)[number]

/** Where pieces of a lot are. Only available ones may be promised and shipped. */
export const BUCKETS = ['AVAILABLE', 'QUARANTINED', 'RECALLED', 'EXPIRED'] as const
export type Bucket = (typeof BUCKETS)[number]

/** Whole days of shelf life required on arrival, unless the product sets its own (rules of lots, 1.4). */
export const DEFAULT_MIN_DAYS_LEFT = 30
/** Days a parcel is in transit; 0 for pickup. */
export const TRANSIT_DAYS = 3

/** What staff can do with pieces in a bucket; the rest happens through receipts, recalls, parcels and time. */
export const LOT_MOVES = {
  QUARANTINE: { from: ['AVAILABLE'], to: 'QUARANTINED' },
  RELEASE: { from: ['QUARANTINED'], to: 'AVAILABLE' },
  SCRAP: { from: ['AVAILABLE', 'QUARANTINED', 'RECALLED', 'EXPIRED'], to: null },
  SUPPLIER: { from: ['AVAILABLE', 'QUARANTINED', 'RECALLED', 'EXPIRED'], to: null },
  LOST: { from: ['AVAILABLE', 'QUARANTINED', 'RECALLED', 'EXPIRED'], to: null },
} as const satisfies Record<string, { from: readonly Bucket[]; to: Bucket | null }>
export type LotMove = keyof typeof LOT_MOVES

/** Whether a move can start from a bucket. */
export const canMoveFrom = (move: LotMove, bucket: Bucket): boolean =>
  LOT_MOVES[move].from.some((from) => from === bucket)
