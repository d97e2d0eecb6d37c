import { composeAddressChanged } from '../modules/aftersales/mails/address-changed.ts'
import { composeExchangePlaced } from '../modules/aftersales/mails/exchange-placed.ts'
import { composeOrderCancelled } from '../modules/aftersales/mails/order-cancelled.ts'
import { composeOrderUnpaid } from '../modules/aftersales/mails/order-unpaid.ts'
import { composeReplacementPlaced } from '../modules/aftersales/mails/replacement-placed.ts'
import { composeReturnDecided } from '../modules/aftersales/mails/return-decided.ts'
import { composeReturnRefundChanged } from '../modules/aftersales/mails/return-refund-changed.ts'
import { composeReturnRequested } from '../modules/aftersales/mails/return-requested.ts'
import {
  composeBackInStock,
  composeBackInStockConfirm,
} from '../modules/back-in-stock/mails/back-in-stock-mails.ts'
import { composeGiftCard } from '../modules/balances/mails/gift-card.ts'
import { composeCartReminder } from '../modules/cart-reminders/reminder-mail.ts'
import {
  composeClinicDecided,
  composeClinicEnding,
  composeClinicRequested,
} from '../modules/clinics/mails/clinic-mails.ts'
import { composeContact } from '../modules/content/mails/contact.ts'
import { composeNewsletterConfirm } from '../modules/content/mails/newsletter-confirm.ts'
import {
  composeGiftCardBought,
  composeGiftCardRefunded,
} from '../modules/gift-sales/mails/gift-sale-mails.ts'
import type { SmsComposers } from '../modules/messages/delivery/deliver-sms.ts'
import type { OutcomeListeners } from '../modules/messages/delivery/delivery-outcome.ts'
import type { Composers } from '../modules/messages/mail/mail-content.ts'
import { composeMailTest } from '../modules/messages/mail-texts/preview-mail.ts'
import { composeNewsletter, composeNewsletterTest } from '../modules/newsletters/newsletter-mail.ts'
import { noteOutcome } from '../modules/newsletters/send-newsletter.ts'
import { composeOrderCreated } from '../modules/orders/mails/order-created.ts'
import { composeOrderShipped } from '../modules/orders/mails/order-shipped.ts'
import { composeOrderEdited, composePaymentLink } from '../modules/orders/mails/payment-link.ts'
import { composePaymentReceived } from '../modules/payments/mails/payment-received.ts'
import { composeRefundSent } from '../modules/payments/mails/refund-sent.ts'
import { composeChangeEmail } from '../modules/people/mails/change-email.ts'
import { composeClaim } from '../modules/people/mails/claim.ts'
import {
  composeEmailChangeRequested,
  composePasswordChanged,
} from '../modules/people/mails/notices.ts'
import { composeResetPassword } from '../modules/people/mails/reset-password.ts'
import { composeStaffInvite } from '../modules/people/mails/staff-invite.ts'
import { composeWelcome } from '../modules/people/mails/welcome.ts'
import { composePurchaseOrder } from '../modules/purchasing/purchase-orders/purchase-order-mail.ts'
import { composeDeliveryMoved } from '../modules/purchasing/waiting-orders/delivery-moved-mail.ts'
import {
  composeQuestionAnswered,
  composeQuestionConfirm,
} from '../modules/questions/mails/question-mails.ts'
import { composeQuoteAnswered, composeQuoteRequested } from '../modules/quotes/quote-mails.ts'
import { composeRecallNotice } from '../modules/recalls/notices/recall-mail.ts'
import { composeRecallText } from '../modules/recalls/notices/recall-text.ts'

/** MAP: every kind of mail, and the function that composes it. */
export const mailComposers: Composers = {
  order_created: composeOrderCreated,
  payment_received: composePaymentReceived,
  refund_sent: composeRefundSent,
  return_requested: composeReturnRequested,
  return_decided: composeReturnDecided,
  return_refund_changed: composeReturnRefundChanged,
  replacement_placed: composeReplacementPlaced,
  exchange_placed: composeExchangePlaced,
  order_shipped: composeOrderShipped,
  gift_card: composeGiftCard,
  gift_card_bought: composeGiftCardBought,
  gift_card_refunded: composeGiftCardRefunded,
  order_unpaid: composeOrderUnpaid,
  payment_link: composePaymentLink,
  order_edited: composeOrderEdited,
  order_cancelled: composeOrderCancelled,
  address_changed: composeAddressChanged,
  delivery_moved: composeDeliveryMoved,
  claim: composeClaim,
  reset_password: composeResetPassword,
  welcome: composeWelcome,
  change_email: composeChangeEmail,
  email_change_asked: composeEmailChangeRequested,
  password_changed: composePasswordChanged,
  newsletter_confirm: composeNewsletterConfirm,
  newsletter: composeNewsletter,
  newsletter_test: composeNewsletterTest,
  back_in_stock_confirm: composeBackInStockConfirm,
  back_in_stock: composeBackInStock,
  cart_reminder: composeCartReminder,
  question_confirm: composeQuestionConfirm,
  question_answered: composeQuestionAnswered,
  recall_notice: composeRecallNotice,
  contact: composeContact,
  mail_test: composeMailTest,
  staff_invite: composeStaffInvite,
  purchase_order: composePurchaseOrder,
  quote_asked: composeQuoteRequested,
  quote_answered: composeQuoteAnswered,
  clinic_asked: composeClinicRequested,
  clinic_decided: composeClinicDecided,
  clinic_ending: composeClinicEnding,
}

/** MAP: kinds of text messages that are composed when they are sent. */
export const smsComposers: SmsComposers = { recall_text: composeRecallText }

/** MAP: kinds of mail that are sent at most once, and what is told how it went. */
export const outcomeListeners: OutcomeListeners = { newsletter: noteOutcome }
