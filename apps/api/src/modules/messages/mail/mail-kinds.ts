import type { OwnWords } from '@mendwell/contract/content/mail-texts'
import type { MailName } from '@mendwell/contract/content/mails'
import type { NewsletterTrial } from '@mendwell/contract/newsletters/newsletters'
import type { Language } from '@mendwell/domain/words/languages'

/** What each kind of mail needs besides the rows it references; nothing secret, nothing that may change. */
export interface MailPayloads {
  /** The order's own confirmation. */
  order_created: Record<string, never>
  /** A receipt for a paid order. */
  payment_received: Record<string, never>
  /** A refund is on its way, in cents; to the card unless something else is named. */
  refund_sent: {
    amountCents: number
    reason: string
    to?: 'CARD' | 'GIFT_CARD' | 'STORE_CREDIT'
  }
  /** A gift card with its code, which is generated when it is sent. */
  gift_card: { balanceId: number }
  /** To the buyer of a gift card: what was paid, and when it is mailed. */
  gift_card_bought: { saleId: number }
  /** To the same: the gift card was returned and its refund is on the way. */
  gift_card_refunded: { saleId: number }
  /** A return request was received. */
  return_requested: { returnIds: number[] }
  /** A return reached this status: approved, declined, received, refunded or replaced. */
  return_decided: { returnId: number; status: string }
  /** Staff lowered the refund of a return, or restored it. */
  return_refund_changed: { returnId: number }
  /** Pieces of an order are replaced free of charge; for the order that replaces them. */
  replacement_placed: Record<string, never>
  /** Another size is reserved in exchange for a return; for the order that sends it. */
  exchange_placed: Record<string, never>
  /** A parcel left. */
  order_shipped: { shipmentId: number }
  /** The order is unpaid and expires soon. */
  order_unpaid: Record<string, never>
  /** An order taken by phone, with a link to pay it. */
  payment_link: Record<string, never>
  /** Staff changed the lines of an unpaid order; with a link to pay it. */
  order_edited: Record<string, never>
  /** The order was cancelled, by staff or because it was not paid. */
  order_cancelled: { isUnpaid: boolean }
  /** The shopper changed the order's address. */
  address_changed: Record<string, never>
  /**
   * The promised day changed: a supplier said so; or, as its cause says, has not delivered (OVERDUE), or the order has
   * not left (NOT_SENT).
   */
  delivery_moved: { cause?: 'OVERDUE' | 'NOT_SENT' }
  /** A link to set a password for an account that has none. */
  claim: Record<string, never>
  /** To a new member of staff: CLAIM if there is no password yet. */
  staff_invite: { invitedBy: string; role: string }
  /** A link to set another password; `makeLink` with RESET when it is sent. */
  reset_password: Record<string, never>
  /** To a new account, with a link to confirm its email: VERIFY_EMAIL. */
  welcome: Record<string, never>
  /** A link that moves the account to this email: CHANGE_EMAIL. */
  change_email: { emailCanonical: string }
  /** To the current email: someone with the password asked to move the account. */
  email_change_asked: Record<string, never>
  /** To the account's email after a new password was set. */
  password_changed: Record<string, never>
  /** A link that confirms a newsletter subscription. */
  newsletter_confirm: { subscriptionId: number }
  /** A newsletter for one subscriber. */
  newsletter: { newsletterId: number; subscriptionId: number }
  /** To a member of staff who writes a newsletter: a preview. */
  newsletter_test: NewsletterTrial
  /** A link that confirms a back-in-stock subscription. */
  back_in_stock_confirm: { requestId: number }
  /** The product is back; queued by a trigger (migration 0670). */
  back_in_stock: { productId: number }
  /** A cart was abandoned by a shopper who asked for one reminder. */
  cart_reminder: { reminderId: number }
  /** A link that confirms a question about a product. */
  question_confirm: { questionId: number }
  /** The question was answered. */
  question_answered: { questionId: number }
  /** An order received recalled pieces. */
  recall_notice: { noticeId: number }
  /** To the shop: what a visitor wrote in the contact form. */
  contact: { contactId: number }
  /** To the shop: a quote request. */
  quote_asked: { requestId: number }
  /** To the requester: the answer of staff. */
  quote_answered: { requestId: number; answer: string; isOffer?: boolean }
  /** To a supplier: a purchase order. */
  purchase_order: { purchaseOrderId: number }
  /** A customer's license was received. */
  clinic_asked: { clinicId: number }
  /** Staff have verified a clinic, declined it or revoked the verification. */
  clinic_decided: { clinicId: number }
  /** To a member of staff who edits a mail's text: a preview. */
  mail_test: { mail: MailName; language: Language; words: OwnWords }
  /** The license of a clinic expires soon. */
  clinic_ending: { clinicId: number }
}

export type MailKind = keyof MailPayloads
