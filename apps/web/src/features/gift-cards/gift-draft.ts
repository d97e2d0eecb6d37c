import type { GiftSale } from '../../api/orders/gift-sales.ts'
import { storedInTab } from '../../lib/store/browser-storage.ts'

/** The typed values, as strings. */
export interface GiftValues {
  /** A preset amount in dollars, or 'other'. */
  choice: string
  other: string
  way: 'SEND' | 'PRINT'
  recipientName: string
  recipientEmail: string
  message: string
  sendOn: string
  buyerName: string
  buyerEmail: string
}

export interface GiftDraft {
  values?: GiftValues
  /** The purchase started with these values, waiting for payment. */
  sale?: GiftSale
  /** A charge was started, and its outcome is still unknown here. */
  isCharged?: boolean
}

const stored = storedInTab('mendwell.gift-card')

/** Resumes what a reload or Back interrupted. */
export const readGiftDraft = (): GiftDraft => (stored.read() as GiftDraft | undefined) ?? {}

export const storeGiftDraft = (draft: GiftDraft | undefined): void => stored.write(draft)
