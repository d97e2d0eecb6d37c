/** At most this many within a window that starts with the first attempt. */
export interface AttemptLimit {
  scope: string
  limit: number
  windowSeconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Accepted submissions and failed sign-ins, never form errors (Decisions §5, Reliability §2). */
export const LIMITS = {
  /** For one login from one address: guesses elsewhere do not lock the owner out. */
  signInHere: { scope: 'sign-in login and address', limit: 5, windowSeconds: 15 * MINUTE },
  signInAddress: { scope: 'sign-in address', limit: 30, windowSeconds: 15 * MINUTE },
  signInLogin: { scope: 'sign-in login', limit: 100, windowSeconds: DAY },
  /** A code has a million values and three of them are valid at a time. */
  secondFactor: { scope: 'second factor staff', limit: 10, windowSeconds: 15 * MINUTE },
  testMail: { scope: 'test mail staff', limit: 30, windowSeconds: HOUR },
  invite: { scope: 'invite staff', limit: 20, windowSeconds: HOUR },
  passwordCheck: { scope: 'password check', limit: 10, windowSeconds: 15 * MINUTE },
  register: { scope: 'register address', limit: 30, windowSeconds: HOUR },
  guest: { scope: 'guest address', limit: 60, windowSeconds: HOUR },
  linkMail: { scope: 'link mail e-mail', limit: 3, windowSeconds: HOUR },
  linkMailAddress: { scope: 'link mail address', limit: 20, windowSeconds: HOUR },
  linkUse: { scope: 'link use address', limit: 30, windowSeconds: HOUR },
  lookUp: { scope: 'look-up customer', limit: 20, windowSeconds: MINUTE },
  address: { scope: 'address customer', limit: 60, windowSeconds: HOUR },
  /** Each costs the shop money at the provider. */
  addressCheck: { scope: 'address check address', limit: 60, windowSeconds: HOUR },
  review: { scope: 'review customer', limit: 10, windowSeconds: DAY },
  clinic: { scope: 'clinic customer', limit: 5, windowSeconds: DAY },
  clinicDocument: { scope: 'clinic document customer', limit: 10, windowSeconds: DAY },
  cartLink: { scope: 'cart link customer', limit: 20, windowSeconds: DAY },
  listLink: { scope: 'list link customer', limit: 20, windowSeconds: DAY },
  contact: { scope: 'contact address', limit: 5, windowSeconds: HOUR },
  quote: { scope: 'quote address', limit: 10, windowSeconds: HOUR },
  sms: { scope: 'sms staff', limit: 20, windowSeconds: HOUR },
  newsletterMailbox: { scope: 'newsletter e-mail', limit: 3, windowSeconds: HOUR },
  newsletter: { scope: 'newsletter address', limit: 5, windowSeconds: HOUR },
  backInStockMailbox: { scope: 'back in stock e-mail', limit: 5, windowSeconds: HOUR },
  backInStock: { scope: 'back in stock address', limit: 20, windowSeconds: HOUR },
  cartReminder: { scope: 'cart reminder address', limit: 120, windowSeconds: HOUR },
  cartReminderMailbox: { scope: 'cart reminder e-mail', limit: 5, windowSeconds: DAY },
  question: { scope: 'question address', limit: 20, windowSeconds: HOUR },
  questionMailbox: { scope: 'question e-mail', limit: 3, windowSeconds: HOUR },
  questionCustomer: { scope: 'question customer', limit: 10, windowSeconds: HOUR },
  productAnswer: { scope: 'product answer customer', limit: 20, windowSeconds: HOUR },
  /** Unknown codes, tried by visitors and by customers. */
  offerCode: { scope: 'offer code address', limit: 30, windowSeconds: HOUR },
  offerCodeCustomer: { scope: 'offer code customer', limit: 30, windowSeconds: HOUR },
  /** Unknown gift card codes; tries are allowed again minutes later, so that no one is locked out. */
  giftCard: { scope: 'gift card address', limit: 5, windowSeconds: 15 * MINUTE },
  giftCardCustomer: { scope: 'gift card customer', limit: 5, windowSeconds: 15 * MINUTE },
  /** Gift card purchases that were started. */
  giftSale: { scope: 'gift card sale address', limit: 20, windowSeconds: HOUR },
  order: { scope: 'order address', limit: 300, windowSeconds: HOUR },
  /** For a random key: guessing is hopeless anyway. */
  orderOutcome: { scope: 'order outcome address', limit: 300, windowSeconds: HOUR },
  /** Confirmations to one mailbox not ordered by its owner signed in; more are held for staff (Decisions §7). */
  orderMailbox: { scope: 'order mail e-mail', limit: 5, windowSeconds: HOUR },
  orderMail: { scope: 'order mail order', limit: 3, windowSeconds: HOUR },
  payment: { scope: 'payment order', limit: 5, windowSeconds: HOUR },
  /** Different cards tried on one order. */
  paymentCard: { scope: 'cards order', limit: 3, windowSeconds: DAY },
  /** Declined cards from one address: card testers open an order per card. */
  declinedAddress: { scope: 'declined address', limit: 10, windowSeconds: HOUR },
  /** Cards that a customer adds without paying: a card tester would learn which ones are good. */
  cardSetup: { scope: 'card setup customer', limit: 10, windowSeconds: DAY },
  cardSetupAddress: { scope: 'card setup address', limit: 20, windowSeconds: DAY },
  /** Reports stored for staff; the search itself is not limited. */
  searchMiss: { scope: 'search miss address', limit: 120, windowSeconds: HOUR },
  wrongAnswer: { scope: 'wrong answer address', limit: 20, windowSeconds: HOUR },
  tracking: { scope: 'tracking address', limit: 30, windowSeconds: 15 * MINUTE },
} as const satisfies Record<string, AttemptLimit>
