import { fieldMessages, valueMessages } from '../wire/field-messages.ts'
import { type MessageTexts, messages } from '../wire/messages.ts'
import { staffMessages } from '../wire/staff-messages.ts'
import { MAILS, type MailName } from './mails.ts'

/** Subjects of mails: beside the messages, because no browser says them and none should load them. */
export const mailSubjects = {
  staffInviteSubject: 'You have been invited to the {shop} back office',
  receiptMailSubject: 'Your payment for order {number}',
  claimMailSubject: 'Set your password for {shop}',
  resetMailSubject: 'Set a new password at {shop}',
  welcomeMailSubject: 'Welcome to {shop}: please confirm your email',
  changeMailSubject: 'Confirm your new email at {shop}',
  changeAskedMailSubject: 'A new email was requested for your account at {shop}',
  passwordChangedMailSubject: 'Your password at {shop} was changed',
  newsletterMailSubject: 'Please confirm the {shop} newsletter',
  backInStockConfirmSubject: 'Please confirm: tell me when {name} is back',
  backInStockSubject: 'Back in stock: {name}',
  cartReminderSubject: 'Your cart at {shop}',
  questionConfirmSubject: 'Please confirm your question about {name}',
  questionAnsweredSubject: 'Your question about {name} has an answer',
  recallUrgentSubject: 'Urgent: product recall, your order {number}',
  recallSubject: 'Product recall: your order {number}',
  contactMailSubject: 'Contact form: {subject}',
  orderMailSubject: 'Your Order Number {number} Created',
  returnRequestedSubject: 'Your return {number}: request received',
  returnDecidedSubject: 'Your return {number}: {reading}',
  giftCardSubject: 'A gift card of {amount} for {shop}',
  giftCardBoughtSubject: 'Your gift card purchase {number}',
  giftCardRefundedSubject: 'Your refund for gift card purchase {number}',
  refundSentSubject: 'Your refund of {amount}',
  replacementPlacedSubject: 'A replacement for your order {number}',
  replacementShippedSubject: 'The replacement for your order {number} is on its way',
  replacementCancelledSubject: 'The replacement for your order {number} was cancelled',
  orderShippedSubject: 'Your order {number} is on its way',
  orderUnpaidSubject: 'Your order {number} is waiting for payment',
  orderCancelledSubject: 'Your order {number} was cancelled',
  addressChangedSubject: 'The address of your order {number} was changed',
  deliveryMovedSubject: 'A new date for your order {number}',
  orderEditedSubject: 'Your order {number} was changed',
  paymentLinkSubject: 'Please pay your order {number}',
  quoteAskedSubject: 'Quote request: {name}',
  quoteAnsweredSubject: 'Your quote: {name}',
  purchaseOrderSubject: 'Purchase order {number} from {shop}',
  clinicAskedSubject: 'We have received your license',
  clinicVerifiedSubject: 'You are verified as a clinic at {shop}',
  clinicDeclinedSubject: 'We could not verify your license',
  clinicWithdrawnSubject: 'Your account at {shop} no longer counts as a clinic',
  clinicEndingSubject: 'Your license at {shop} expires soon',
} as const

/** The subject of a mail as the shop brings it, or as it was reworded among the messages. */
export const subjectTemplate = (mail: MailName, texts: MessageTexts): string => {
  const { subject } = MAILS[mail]
  return texts[subject] ?? mailSubjects[subject]
}

/** Whether a text is the subject of a mail: those have a screen of their own. */
export const isMailSubject = (name: string): boolean => Object.hasOwn(mailSubjects, name)

/** Everything the owner may reword, by name. */
export const wording = {
  ...messages,
  ...fieldMessages,
  ...valueMessages,
  ...staffMessages,
  ...mailSubjects,
}
export type Wording = keyof typeof wording
export const isWording = (name: string): name is Wording => Object.hasOwn(wording, name)
