import type { OwnWords } from '@mendwell/contract/content/mail-texts'
import type { MailName } from '@mendwell/contract/content/mails'

/** What each kind of mail needs besides the rows it names; nothing secret, nothing that may change. */
export interface MailPayloads {
  /** The order's own confirmation. */
  order_created: Record<string, never>
  /** A receipt for a paid order. */
  payment_received: Record<string, never>
  /** Money is on its way back, in cents; to the card where nothing else is named. */
  refund_sent: {
    amountCents: number
    reason: string
    to?: 'CARD' | 'GIFT_CARD' | 'STORE_CREDIT'
  }
  /** A gift card with its code, which is made when it goes out. */
  gift_card: { balanceId: number }
  /** To whoever bought a gift card: what was paid, and when it is mailed. */
  gift_card_bought: { saleId: number }
  /** To the same: the card was given back and its money is on the way. */
  gift_card_refunded: { saleId: number }
  /** A request to send something back came in. */
  return_requested: { returnIds: number[] }
  /** A return reached this status: approved, declined, received, refunded or replaced. */
  return_decided: { returnId: number; status: string }
  /** Pieces of an order are sent once more, for nothing; of the order that replaces them. */
  replacement_placed: Record<string, never>
  /** Another size is set aside for pieces that come back; of the order that sends it. */
  exchange_placed: Record<string, never>
  /** A parcel left. */
  order_shipped: { shipmentId: number }
  /** The order waits for its payment and ends soon. */
  order_unpaid: Record<string, never>
  /** An order taken by phone, with a link to pay it. */
  payment_link: Record<string, never>
  /** Staff changed the lines of an order that is not paid yet; with a link to pay it. */
  order_edited: Record<string, never>
  /** The order was cancelled, by staff or because nobody paid. */
  order_cancelled: { isUnpaid: boolean }
  /** The shopper sent the order to another address. */
  address_changed: Record<string, never>
  /** What the order waits for comes on another day. */
  delivery_moved: Record<string, never>
  /** A link to set a password for an account that has none. */
  claim: Record<string, never>
  /** To somebody who works in the shop from now on: CLAIM where there is no password yet. */
  staff_invite: { invitedBy: string; role: string }
  /** A link to set another password; `makeLink` with RESET when it goes out. */
  reset_password: Record<string, never>
  /** To a new account, with a link to confirm its email: VERIFY_EMAIL. */
  welcome: Record<string, never>
  /** A link that moves the account to this email: CHANGE_EMAIL. */
  change_email: { emailCanonical: string }
  /** To the present email: somebody with the password asked to move the account. */
  email_change_asked: Record<string, never>
  /** To the account's email after a new password was set. */
  password_changed: Record<string, never>
  /** A link that confirms a newsletter subscription. */
  newsletter_confirm: { subscriptionId: number }
  /** A link that confirms that a mailbox wants to hear when a product is back. */
  back_in_stock_confirm: { requestId: number }
  /** The product is back; queued by a trigger (migration 0670). */
  back_in_stock: { productId: number }
  /** A cart was left by somebody who wanted to hear of it once. */
  cart_reminder: { reminderId: number }
  /** A link that confirms that a mailbox has asked about a product. */
  question_confirm: { questionId: number }
  /** The question has an answer. */
  question_answered: { questionId: number }
  /** An order got pieces that are recalled. */
  recall_notice: { noticeId: number }
  /** To the shop: what a visitor wrote in the contact form. */
  contact: { contactId: number }
  /** To the shop: somebody asks for a quote. */
  quote_asked: { requestId: number }
  /** To whoever asked: what staff have answered. */
  quote_answered: { requestId: number; answer: string }
  /** To a supplier: what the shop orders. */
  purchase_order: { purchaseOrderId: number }
  /** A customer's license has arrived. */
  clinic_asked: { clinicId: number }
  /** Staff have verified a clinic, declined it or withdrawn the verification. */
  clinic_decided: { clinicId: number }
  /** To a member of staff who writes own words for a mail: what it would look like. */
  mail_test: { mail: MailName; language: 'en' | 'es'; words: OwnWords }
  /** The license of a clinic expires soon. */
  clinic_ending: { clinicId: number }
}

export type MailKind = keyof MailPayloads
