import type { LotMove } from '@mendwell/domain/lots/lots'

/** What staff can do with pieces, as options. */
export const MOVE_WORDS: Record<LotMove, string> = {
  QUARANTINE: 'Hold: not to be sold until released',
  RELEASE: 'Release: inspected, may be sold',
  SCRAP: 'Scrap',
  SUPPLIER: 'Return to supplier',
  LOST: 'Lost or miscounted',
}

const MOVEMENTS: Record<string, string> = {
  OPENING: 'here when tracking began',
  RECEIPT: 'received',
  QUARANTINE: 'held',
  RELEASE: 'released',
  EXPIRED: 'expired',
  RECALL: 'recalled',
  RECALL_LIFTED: 'not affected by the recall',
  SCRAP: 'scrapped',
  SUPPLIER: 'returned to supplier',
  LOST: 'lost',
  COUNT: 'counted by lot',
  PARCEL: 'sent',
  REPLACEMENT: 'sent as a replacement',
  RETURN: 'returned',
  UNTRACKED: 'no longer kept by lot',
}

/** Why pieces moved. */
export const movementInWords = (reason: string): string => MOVEMENTS[reason] ?? reason
