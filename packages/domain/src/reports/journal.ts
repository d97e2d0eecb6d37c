import { type Cents, sum } from '../money/money.ts'

/** The accounts of the journal, by their numbers. */
export const ACCOUNTS = {
  '1000': 'Bank',
  '1010': 'Card clearing',
  '1100': 'Accounts receivable',
  '2100': 'Sales tax payable',
  '2200': 'Gift card liability',
  '4000': 'Sales',
  '4010': 'Discounts',
  '4020': 'Shipping income',
  '4030': 'Returns',
  '6010': 'Payment fees',
} as const
export type Account = keyof typeof ACCOUNTS

/** One side of an entry on a day of the shop (YYYY-MM-DD): debits above 0, credits below. */
export interface Posting {
  day: string
  account: Account
  cents: Cents
}

/** What a day's payments or refunds brought, in cents. */
export interface MoneyOfDay {
  day: string
  /** Taken by staff as cash, check or transfer, not by the card company. */
  byHand: boolean
  goodsCents: Cents
  shippingCents: Cents
  taxCents: Cents
}

/** What orders paid on a day brought; `goodsCents` are before discounts. */
export interface PaymentsOfDay extends MoneyOfDay {
  discountCents: Cents
}

const placeOf = ({ byHand }: MoneyOfDay): Account => (byHand ? '1000' : '1010')
const wholeOf = ({ goodsCents, shippingCents, taxCents }: MoneyOfDay) =>
  goodsCents + shippingCents + taxCents

/** Orders paid: revenue counts at payment. Discounts of shipping lessen its income; those of goods have an account. */
export const postPayments = (paid: PaymentsOfDay): Posting[] => [
  { day: paid.day, account: placeOf(paid), cents: wholeOf(paid) - paid.discountCents },
  { day: paid.day, account: '4010', cents: paid.discountCents },
  { day: paid.day, account: '4000', cents: -paid.goodsCents },
  { day: paid.day, account: '4020', cents: -paid.shippingCents },
  { day: paid.day, account: '2100', cents: -paid.taxCents },
]

/** Refunds made: goods go to returns, shipping and tax back from where they came. */
export const postRefunds = (back: MoneyOfDay): Posting[] => [
  { day: back.day, account: '4030', cents: back.goodsCents },
  { day: back.day, account: '4020', cents: back.shippingCents },
  { day: back.day, account: '2100', cents: back.taxCents },
  { day: back.day, account: placeOf(back), cents: -wholeOf(back) },
]

/** One line per day and account, in that order; what comes to nothing has none. */
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

/** Debits less credits: 0 in books that are right. */
export const balanceOf = (postings: readonly Posting[]): Cents =>
  sum(postings.map(({ cents }) => cents))

/** The programs whose imports are known. */
export const JOURNAL_FORMATS = ['quickbooks', 'xero'] as const
export type JournalFormat = (typeof JOURNAL_FORMATS)[number]
