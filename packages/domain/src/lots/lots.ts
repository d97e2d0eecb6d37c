/** How the stock of a product is told apart: not at all, by lot, by lot with its expiry, or piece by piece. */
export const TRACKINGS = ['NONE', 'LOT', 'LOT_EXPIRY', 'SERIAL'] as const
export type Tracking = (typeof TRACKINGS)[number]

/** Where pieces of a lot lie. Those that are available alone may be promised and sent. */
export const BUCKETS = ['AVAILABLE', 'QUARANTINED', 'RECALLED', 'EXPIRED'] as const
export type Bucket = (typeof BUCKETS)[number]

/** Whole days that must be left when a parcel arrives, where a product says nothing (rules of lots, 1.4). */
export const DEFAULT_MIN_DAYS_LEFT = 30
/** Days a parcel is on its way; none where the goods are collected. */
export const TRANSIT_DAYS = 3

/** What staff may do with pieces that lie in a bucket; the rest happens by receipts, recalls, parcels and the clock. */
export const LOT_MOVES = {
  QUARANTINE: { from: ['AVAILABLE'], to: 'QUARANTINED' },
  RELEASE: { from: ['QUARANTINED'], to: 'AVAILABLE' },
  SCRAP: { from: ['AVAILABLE', 'QUARANTINED', 'RECALLED', 'EXPIRED'], to: null },
  SUPPLIER: { from: ['AVAILABLE', 'QUARANTINED', 'RECALLED', 'EXPIRED'], to: null },
  LOST: { from: ['AVAILABLE', 'QUARANTINED', 'RECALLED', 'EXPIRED'], to: null },
} as const satisfies Record<string, { from: readonly Bucket[]; to: Bucket | null }>
export type LotMove = keyof typeof LOT_MOVES

/** Whether a move can begin in a bucket. */
export const canMoveFrom = (move: LotMove, bucket: Bucket): boolean =>
  LOT_MOVES[move].from.some((from) => from === bucket)
