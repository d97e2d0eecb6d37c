import type { PurchaseState } from '@mendwell/domain/purchasing/purchase-order'
import type { Tone } from '../../../components/page/tags.tsx'

/** A purchase order's status, in plain words. */
export const PURCHASE_TAGS: Record<PurchaseState, { tone: Tone; words: string }> = {
  DRAFT: { tone: 'info', words: 'Draft' },
  SENT: { tone: 'warn', words: 'Sent' },
  PARTLY_RECEIVED: { tone: 'warn', words: 'Partly received' },
  RECEIVED: { tone: 'good', words: 'Received' },
  CLOSED_SHORT: { tone: 'off', words: 'Closed, partly received' },
  CANCELLED: { tone: 'off', words: 'Cancelled' },
}
