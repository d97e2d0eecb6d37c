import { addDays } from '../days/calendar.ts'
import type { Cents } from '../money/money.ts'
import { availableOf, type Balance } from './ledger.ts'

/** Which gift cards shoppers can buy, as set by the owner; amounts in cents. */
export interface GiftCardRules {
  /** The preset amounts; empty: the shop sells none. */
  amounts: readonly Cents[]
  /** Bounds of any other amount. */
  min: Cents
  max: Cents
}

export const DEFAULT_GIFT_CARD_RULES: GiftCardRules = {
  amounts: [25_00, 50_00, 100_00, 200_00],
  min: 10_00,
  max: 500_00,
}

/** Whether a shopper can buy a card of this value: one of the presets, or whole dollars within the bounds. */
export const isAmountSold = (cents: Cents, { amounts, min, max }: GiftCardRules) =>
  amounts.length > 0 &&
  (amounts.includes(cents) || (cents % 100 === 0 && cents >= min && cents <= max))

/** A card is mailed within this many days: email addresses do not last forever. */
const MAX_DAYS_AHEAD = 365

/** The last day on which a card bought on a day can be mailed; days are YYYY-MM-DD in the shop's calendar. */
export const lastMailDay = (today: string): string => addDays(today, MAX_DAYS_AHEAD)

/** Why a card cannot be mailed on a day; undefined if it can. */
export function mailDayRefusal(day: string, today: string): 'OVER' | 'TOO_FAR' | undefined {
  if (day < today) return 'OVER'
  return day > lastMailDay(today) ? 'TOO_FAR' : undefined
}

/** An unpaid sale is kept this many days; its payment link expires after one. */
export const UNPAID_SALE_DAYS = 7

/**
 * Why a sold card cannot be sent to someone else; undefined if it can. Once some of it is spent or held, someone is
 * using its code.
 */
export function recipientRefusal(
  issuedCents: Cents,
  balance: Balance,
): 'BLOCKED' | 'CLOSED' | 'USED' | undefined {
  if (balance.state === 'CLOSED') return 'CLOSED'
  if (balance.state === 'DISABLED') return 'BLOCKED'
  return isRefundable(issuedCents, balance) ? undefined : 'USED'
}

/** Whether a sold card can be refunded to the card that paid: only while all of it is there and not held. */
export const isRefundable = (issuedCents: Cents, balance: Balance): boolean =>
  balance.state !== 'CLOSED' &&
  balance.balanceCents === issuedCents &&
  availableOf(balance) === issuedCents
