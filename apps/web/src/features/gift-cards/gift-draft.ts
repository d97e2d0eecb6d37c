import type { GiftSale } from '../../api/orders/gift-sales.ts'
import { storedInTab } from '../../lib/store/browser-storage.ts'

/** What is typed, as text. */
export interface GiftValues {
  /** An amount of the owner's list in dollars, or 'other'. */
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
  /** What was begun with these values and waits for its payment. */
  sale?: GiftSale
  /** A charge was begun, and its outcome is not known here yet. */
  isCharged?: boolean
}

const stored = storedInTab('mendwell.gift-card')

/** What a reload or Back cut off goes on where it was. */
export const readGiftDraft = (): GiftDraft => (stored.read() as GiftDraft | undefined) ?? {}

export const storeGiftDraft = (draft: GiftDraft | undefined): void => stored.write(draft)
