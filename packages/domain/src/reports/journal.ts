import { type Cents, sum } from '../money/money.ts'

/** The accounts of the journal, by number. */
export const ACCOUNTS = {
  '1000': 'Bank',
  '1010': 'Card clearing',
  '1100': 'Accounts receivable',
  '2100': 'Sales tax payable',
  '2200': 'Gift card liability',
  '2210': 'Store credit',
  '4000': 'Sales',
  '4010': 'Discounts',
  '4020': 'Shipping income',
  '4030': 'Returns',
  '6010': 'Payment fees',
} as const
export type Account = keyof typeof ACCOUNTS

/** One side of an entry on a day of the shop (YYYY-MM-DD): debits positive, credits negative. */
export interface Posting {
  day: string
  account: Account
  cents: Cents
}

/** A day's payments or refunds, in cents. */
export interface MoneyOfDay {
  day: string
  /** Taken by staff as cash, check or transfer, not by card. */
  byHand: boolean
  goodsCents: Cents
  shippingCents: Cents
  taxCents: Cents
}

/** The orders paid on a day; `goodsCents` are before discounts. */
export interface PaymentsOfDay extends MoneyOfDay {
  discountCents: Cents
  /** The part paid from balances. */
  giftCents: Cents
  creditCents: Cents
}

/** A day's refunds, to the original payment or to a balance. */
export interface RefundsOfDay extends MoneyOfDay {
  to: 'GIFT_CARD' | 'STORE_CREDIT' | null
}

/** Changes to balances on a day, besides orders and refunds: for money, or given away; in signed cents. */
export interface BalancesOfDay {
  day: string
  isCredit: boolean
  /** Paid for by someone, or paid out. */
  isMoney: boolean
  /** Bought in the online shop: its money is with the card processor. */
  isSold: boolean
  cents: Cents
}

const placeOf = ({ byHand }: MoneyOfDay): Account => (byHand ? '1000' : '1010')
const wholeOf = ({ goodsCents, shippingCents, taxCents }: MoneyOfDay) =>
  goodsCents + shippingCents + taxCents

/** Orders paid: revenue counts at payment. Shipping discounts reduce its income; those on goods have an account. */
export const postPayments = (paid: PaymentsOfDay): Posting[] => [
  { day: paid.day, account: placeOf(paid), cents: cardOf(paid) },
  { day: paid.day, account: '2200', cents: paid.giftCents },
  { day: paid.day, account: '2210', cents: paid.creditCents },
  { day: paid.day, account: '4010', cents: paid.discountCents },
  { day: paid.day, account: '4000', cents: -paid.goodsCents },
  { day: paid.day, account: '4020', cents: -paid.shippingCents },
  { day: paid.day, account: '2100', cents: -paid.taxCents },
]

const cardOf = (paid: PaymentsOfDay): Cents =>
  wholeOf(paid) - paid.discountCents - paid.giftCents - paid.creditCents

const GOALS = { GIFT_CARD: '2200', STORE_CREDIT: '2210' } as const

/** Refunds made: goods go to returns, shipping and tax are reversed; refunds to balances become a liability. */
export const postRefunds = (back: RefundsOfDay): Posting[] => [
  { day: back.day, account: '4030', cents: back.goodsCents },
  { day: back.day, account: '4020', cents: back.shippingCents },
  { day: back.day, account: '2100', cents: back.taxCents },
  {
    day: back.day,
    account: back.to === null ? placeOf(back) : GOALS[back.to],
    cents: -wholeOf(back),
  },
]

/** Balances issued, voided and paid out: what is given away is a discount, the rest is store or card money. */
export const postBalances = ({
  day,
  isCredit,
  isMoney,
  isSold,
  cents,
}: BalancesOfDay): Posting[] => [
  { day, account: isSold ? '1010' : isMoney ? '1000' : '4010', cents },
  { day, account: isCredit ? '2210' : '2200', cents: -cents },
]

/** One line per day and account, in that order; zero amounts are omitted. */
export function journalOf(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>()
  for (const { day, account, cents } of postings) {
    const key = `${day} ${account}`
    sums.set(key, { day, account, cents: (sums.get(key)?.cents ?? 0) + cents })
  }
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, line]) => line)
    .filter(({ cents }) => cents !== 0)
}

/** Debits less credits: 0 if the books balance. */
export const balanceOf = (postings: readonly Posting[]): Cents =>
  sum(postings.map(({ cents }) => cents))

/** The accounting programs with a supported import. */
export const JOURNAL_FORMATS = ['quickbooks', 'xero'] as const
export type JournalFormat = (typeof JOURNAL_FORMATS)[number]
