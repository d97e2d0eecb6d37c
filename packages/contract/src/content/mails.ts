import type { Language } from '@mendwell/domain/words/languages'
import type { MessageTexts } from '../wire/messages.ts'
import { mailSubjects, mailSubjectsEs } from './mail-subjects.ts'

/** Topics of the mails, in back-office order. */
export const MAIL_GROUPS = [
  'Orders',
  'Returns',
  'Gift cards',
  'Accounts',
  'Products',
  'Clinics',
  'Office',
] as const

/** Placeholders specific to a mail; `{shop}` works everywhere. */
type MailPlaceholder = 'number' | 'firstName' | 'amount' | 'name' | 'reading' | 'subject'

interface MailWords {
  group: (typeof MAIL_GROUPS)[number]
  /** Its name for staff. */
  title: string
  subject: keyof typeof mailSubjects
  names: readonly MailPlaceholder[]
  /** A recall notice contains nothing but the recall (rules of recalls, 2.5). */
  subjectOnly?: true
}

/** MAP: every mail that the owner can reword, by name. */
export const MAILS = {
  order_created: {
    group: 'Orders',
    title: 'Order confirmation',
    subject: 'orderMailSubject',
    names: ['number', 'firstName'],
  },
  payment_received: {
    group: 'Orders',
    title: 'Payment receipt',
    subject: 'receiptMailSubject',
    names: ['number', 'firstName'],
  },
  order_unpaid: {
    group: 'Orders',
    title: 'Reminder to pay',
    subject: 'orderUnpaidSubject',
    names: ['number', 'firstName'],
  },
  payment_link: {
    group: 'Orders',
    title: 'Link to pay an order',
    subject: 'paymentLinkSubject',
    names: ['number', 'firstName'],
  },
  order_edited: {
    group: 'Orders',
    title: 'Order changed by staff',
    subject: 'orderEditedSubject',
    names: ['number', 'firstName'],
  },
  address_changed: {
    group: 'Orders',
    title: 'Address changed',
    subject: 'addressChangedSubject',
    names: ['number', 'firstName'],
  },
  delivery_moved: {
    group: 'Orders',
    title: 'New delivery date',
    subject: 'deliveryMovedSubject',
    names: ['number', 'firstName'],
  },
  order_shipped: {
    group: 'Orders',
    title: 'Package shipped',
    subject: 'orderShippedSubject',
    names: ['number', 'firstName'],
  },
  replacement_placed: {
    group: 'Orders',
    title: 'Replacement announced',
    subject: 'replacementPlacedSubject',
    names: ['number', 'firstName'],
  },
  exchange_placed: {
    group: 'Orders',
    title: 'Exchange announced',
    subject: 'exchangePlacedSubject',
    names: ['number', 'firstName'],
  },
  replacement_shipped: {
    group: 'Orders',
    title: 'Replacement shipped',
    subject: 'replacementShippedSubject',
    names: ['number', 'firstName'],
  },
  replacement_cancelled: {
    group: 'Orders',
    title: 'Replacement cancelled',
    subject: 'replacementCancelledSubject',
    names: ['number', 'firstName'],
  },
  order_cancelled: {
    group: 'Orders',
    title: 'Order cancelled',
    subject: 'orderCancelledSubject',
    names: ['number', 'firstName'],
  },
  refund_sent: {
    group: 'Orders',
    title: 'Refund',
    subject: 'refundSentSubject',
    names: ['number', 'firstName', 'amount'],
  },
  recall_urgent: {
    group: 'Orders',
    title: 'Urgent recall',
    subject: 'recallUrgentSubject',
    names: ['number'],
    subjectOnly: true,
  },
  recall: {
    group: 'Orders',
    title: 'Recall',
    subject: 'recallSubject',
    names: ['number'],
    subjectOnly: true,
  },
  return_requested: {
    group: 'Returns',
    title: 'Return requested',
    subject: 'returnRequestedSubject',
    names: ['number'],
  },
  return_approved: {
    group: 'Returns',
    title: 'Return approved',
    subject: 'returnDecidedSubject',
    names: ['number', 'reading'],
  },
  return_declined: {
    group: 'Returns',
    title: 'Return declined',
    subject: 'returnDecidedSubject',
    names: ['number', 'reading'],
  },
  return_received: {
    group: 'Returns',
    title: 'Return received',
    subject: 'returnDecidedSubject',
    names: ['number', 'reading'],
  },
  return_refund_changed: {
    group: 'Returns',
    title: 'Refund of a return changed',
    subject: 'returnDecidedSubject',
    names: ['number', 'reading'],
  },
  gift_card: {
    group: 'Gift cards',
    title: 'Gift card',
    subject: 'giftCardSubject',
    names: ['amount'],
  },
  gift_card_bought: {
    group: 'Gift cards',
    title: 'Gift card purchase',
    subject: 'giftCardBoughtSubject',
    names: ['number', 'amount'],
  },
  gift_card_refunded: {
    group: 'Gift cards',
    title: 'Gift card refunded',
    subject: 'giftCardRefundedSubject',
    names: ['number', 'amount'],
  },
  welcome: { group: 'Accounts', title: 'Welcome', subject: 'welcomeMailSubject', names: [] },
  claim: { group: 'Accounts', title: 'Set a password', subject: 'claimMailSubject', names: [] },
  reset_password: {
    group: 'Accounts',
    title: 'Reset a password',
    subject: 'resetMailSubject',
    names: [],
  },
  password_changed: {
    group: 'Accounts',
    title: 'Password changed',
    subject: 'passwordChangedMailSubject',
    names: [],
  },
  change_email: {
    group: 'Accounts',
    title: 'Confirm a new email',
    subject: 'changeMailSubject',
    names: [],
  },
  email_change_asked: {
    group: 'Accounts',
    title: 'New email requested',
    subject: 'changeAskedMailSubject',
    names: [],
  },
  newsletter_confirm: {
    group: 'Accounts',
    title: 'Confirm the newsletter',
    subject: 'newsletterMailSubject',
    names: [],
  },
  newsletter: {
    group: 'Accounts',
    title: 'Newsletter',
    subject: 'newsletterSubject',
    names: ['subject'],
  },
  back_in_stock_confirm: {
    group: 'Products',
    title: 'Confirm a back-in-stock request',
    subject: 'backInStockConfirmSubject',
    names: ['name'],
  },
  back_in_stock: {
    group: 'Products',
    title: 'Back in stock',
    subject: 'backInStockSubject',
    names: ['name'],
  },
  cart_reminder: {
    group: 'Products',
    title: 'Cart reminder',
    subject: 'cartReminderSubject',
    names: [],
  },
  question_confirm: {
    group: 'Products',
    title: 'Confirm a question',
    subject: 'questionConfirmSubject',
    names: ['name'],
  },
  question_answered: {
    group: 'Products',
    title: 'Question answered',
    subject: 'questionAnsweredSubject',
    names: ['name'],
  },
  quote_answered: {
    group: 'Products',
    title: 'Quote',
    subject: 'quoteAnsweredSubject',
    names: ['name'],
  },
  clinic_asked: {
    group: 'Clinics',
    title: 'License received',
    subject: 'clinicAskedSubject',
    names: [],
  },
  clinic_verified: {
    group: 'Clinics',
    title: 'Clinic verified',
    subject: 'clinicVerifiedSubject',
    names: [],
  },
  clinic_declined: {
    group: 'Clinics',
    title: 'License declined',
    subject: 'clinicDeclinedSubject',
    names: [],
  },
  clinic_withdrawn: {
    group: 'Clinics',
    title: 'Verification withdrawn',
    subject: 'clinicWithdrawnSubject',
    names: [],
  },
  clinic_ending: {
    group: 'Clinics',
    title: 'License expires soon',
    subject: 'clinicEndingSubject',
    names: [],
  },
  staff_invite: {
    group: 'Office',
    title: 'Invitation to the back office',
    subject: 'staffInviteSubject',
    names: [],
  },
  purchase_order: {
    group: 'Office',
    title: 'Purchase order to a supplier',
    subject: 'purchaseOrderSubject',
    names: ['number'],
  },
  quote_asked: {
    group: 'Office',
    title: 'Quote request to the shop',
    subject: 'quoteAskedSubject',
    names: ['name'],
  },
  contact: {
    group: 'Office',
    title: 'Contact form to the shop',
    subject: 'contactMailSubject',
    names: ['subject'],
  },
} as const satisfies Record<string, MailWords>

export type MailName = keyof typeof MAILS
export const MAIL_NAMES = Object.keys(MAILS) as MailName[]

/** Whether there is a mail with this name. */
export const isMailName = (name: string): name is MailName => Object.hasOwn(MAILS, name)

/** The values a mail must be given for its placeholders. */
export type MailValues<Name extends MailName> = Record<
  (typeof MAILS)[Name]['names'][number],
  string | number
>

/** Which mail it is, with the values for its subject and the owner's paragraphs. */
export interface MailHead {
  mail: MailName
  values: Record<string, string | number>
}

/** The head of a mail; the compiler checks that every promised placeholder has a value. */
export const mailHead = <Name extends MailName>(
  mail: Name,
  values: MailValues<Name>,
): MailHead => ({
  mail,
  values,
})

/** The subject of a mail: the default, or as reworded among the messages of that language. */
export const subjectTemplate = (
  mail: MailName,
  texts: MessageTexts,
  language: Language = 'en',
): string => {
  const { subject } = MAILS[mail]
  const inSpanish = language === 'es' ? mailSubjectsEs[subject] : undefined
  return texts[subject] ?? inSpanish ?? mailSubjects[subject]
}
