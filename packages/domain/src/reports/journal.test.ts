import { expect, it } from 'vitest'
import {
  type Account,
  balanceOf,
  journalOf,
  type Posting,
  postBalances,
  postPayments,
  postRefunds,
} from './journal.ts'

const DAY = '2026-11-23'

/** A day with a discount, a benefit card, gift cards, a return, an invoice and a payout. */
const ENTRIES: readonly [ref: string, account: Account, cents: number][] = [
  ['O7000001', '1010', 11825],
  ['O7000001', '4010', 1700],
  ['O7000001', '4000', -11700],
  ['O7000001', '4020', -1000],
  ['O7000001', '2100', -825],
  ['O7000002', '1010', 5690],
  ['O7000002', '2200', 1574],
  ['O7000002', '4000', -5668],
  ['O7000002', '4020', -1500],
  ['O7000002', '2100', -96],
  ['O7000003', '1010', 5000],
  ['O7000003', '2200', -5000],
  ['R7000001-1', '4030', 1154],
  ['R7000001-1', '2100', 95],
  ['R7000001-1', '1010', -1249],
  ['O7000004', '1100', 25980],
  ['O7000004', '4000', -25980],
  ['PO-1', '1000', 20512],
  ['PO-1', '6010', 754],
  ['PO-1', '1010', -21266],
]

const POSTINGS: Posting[] = ENTRIES.map(([, account, cents]) => ({ day: DAY, account, cents }))

it('each document and the whole day are balanced', () => {
  const documents = Map.groupBy(ENTRIES, ([ref]) => ref)
  for (const entries of documents.values()) {
    expect(entries.reduce((total, [, , cents]) => total + cents, 0)).toBe(0)
  }
  expect(balanceOf(journalOf(POSTINGS))).toBe(0)
})

it('sums a day by account, without zero sums', () => {
  expect(
    Object.fromEntries(journalOf(POSTINGS).map(({ account, cents }) => [account, cents])),
  ).toEqual({
    1000: 20_512,
    1100: 25_980,
    2100: -826,
    2200: -3_426,
    4000: -43_348,
    4010: 1_700,
    4020: -2_500,
    4030: 1_154,
    6010: 754,
  })
})

const MONEY = { day: DAY, byHand: false, goodsCents: 10_000, shippingCents: 1_000, taxCents: 825 }
const PAID = { ...MONEY, discountCents: 0, giftCents: 0, creditCents: 0 }
const BACK = { ...MONEY, to: null }

it('books income, and reverses it if all of it is refunded', () => {
  const paid = postPayments(PAID)
  const back = postRefunds(BACK)

  expect(paid).toEqual([
    { day: DAY, account: '1010', cents: 11_825 },
    { day: DAY, account: '2200', cents: 0 },
    { day: DAY, account: '2210', cents: 0 },
    { day: DAY, account: '4010', cents: 0 },
    { day: DAY, account: '4000', cents: -10_000 },
    { day: DAY, account: '4020', cents: -1_000 },
    { day: DAY, account: '2100', cents: -825 },
  ])
  expect(balanceOf(back)).toBe(0)
  expect(journalOf([...paid, ...back])).toEqual([
    { day: DAY, account: '4000', cents: -10_000 },
    { day: DAY, account: '4030', cents: 10_000 },
  ])
})

it("separates days, and payments taken by staff from the card company's", () => {
  const lines = journalOf([
    ...postPayments({ ...PAID, day: '2026-11-24', byHand: true }),
    ...postPayments(PAID),
  ])

  expect(lines.map(({ day, account }) => `${day} ${account}`)).toEqual([
    '2026-11-23 1010',
    '2026-11-23 2100',
    '2026-11-23 4000',
    '2026-11-23 4020',
    '2026-11-24 1000',
    '2026-11-24 2100',
    '2026-11-24 4000',
    '2026-11-24 4020',
  ])
})

it('books discounts on their own account, and returns at the charged price', () => {
  const sold = { ...PAID, goodsCents: 11_700, discountCents: 1_700 }
  const paid = postPayments(sold)

  expect(balanceOf(paid)).toBe(0)
  expect(journalOf([...paid, ...postRefunds(BACK)])).toEqual([
    { day: DAY, account: '4000', cents: -11_700 },
    { day: DAY, account: '4010', cents: 1_700 },
    { day: DAY, account: '4030', cents: 10_000 },
  ])
})

it('reduces liabilities by paid balances, and increases them by refunds to balances', () => {
  const paid = postPayments({ ...PAID, giftCents: 5_000, creditCents: 825 })
  const back = postRefunds({ ...MONEY, to: 'STORE_CREDIT' })

  expect(balanceOf([...paid, ...back])).toBe(0)
  expect(journalOf([...paid, ...back])).toEqual([
    { day: DAY, account: '1010', cents: 6_000 },
    { day: DAY, account: '2200', cents: 5_000 },
    { day: DAY, account: '2210', cents: -11_000 },
    { day: DAY, account: '4000', cents: -10_000 },
    { day: DAY, account: '4030', cents: 10_000 },
  ])
})

it.each([
  [{ isCredit: false, isMoney: true, isSold: false, cents: 5_000 }, '1000', '2200'],
  [{ isCredit: false, isMoney: true, isSold: true, cents: 5_000 }, '1010', '2200'],
  [{ isCredit: false, isMoney: false, isSold: false, cents: 2_500 }, '4010', '2200'],
  [{ isCredit: true, isMoney: true, isSold: false, cents: -900 }, '1000', '2210'],
])('books %o between %s and %s', (balance, other, owed) => {
  expect(postBalances({ day: DAY, ...balance })).toEqual([
    { day: DAY, account: other, cents: balance.cents },
    { day: DAY, account: owed, cents: -balance.cents },
  ])
})
