import { addDays } from '../days/calendar.ts'
import type { Cents } from '../money/money.ts'
import { availableOf, type Balance } from './ledger.ts'

/** Which gift cards shoppers can buy, as the owner sets it; amounts in cents. */
export interface GiftCardRules {
  /** Those that are offered first; none: the shop sells none at all. */
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

/** Whether a shopper may buy a card of this worth: one of the owner's list, or whole dollars within the bounds. */
export const isAmountSold = (cents: Cents, { amounts, min, max }: GiftCardRules) =>
  amounts.length > 0 &&
  (amounts.includes(cents) || (cents % 100 === 0 && cents >= min && cents <= max))

/** A card is mailed within this many days: mailboxes do not stay what they are for ever. */
const MAX_DAYS_AHEAD = 365

/** The last day on which a card bought on a day may be mailed; days are YYYY-MM-DD of the shop. */
export const lastMailDay = (today: string): string => addDays(today, MAX_DAYS_AHEAD)

/** Why a card cannot be mailed on a day; undefined where it can. */
export function mailDayRefusal(day: string, today: string): 'OVER' | 'TOO_FAR' | undefined {
  if (day < today) return 'OVER'
  return day > lastMailDay(today) ? 'TOO_FAR' : undefined
}

/** A sale that nobody has paid is kept so many days; its link to pay it ends after one. */
export const UNPAID_SALE_DAYS = 7

/**
 * Why a sold card cannot go to somebody else; undefined where it can. Once something of it is spent or held, somebody has
 * its code and uses it.
 */
export function recipientRefusal(
  issuedCents: Cents,
  balance: Balance,
): 'BLOCKED' | 'CLOSED' | 'USED' | undefined {
  if (balance.state === 'CLOSED') return 'CLOSED'
  if (balance.state === 'DISABLED') return 'BLOCKED'
  return isRefundable(issuedCents, balance) ? undefined : 'USED'
}

/** Whether the money of a sold card can go back to the card that paid: only while all of it is there and free. */
export const isRefundable = (issuedCents: Cents, balance: Balance): boolean =>
  balance.state !== 'CLOSED' &&
  balance.balanceCents === issuedCents &&
  availableOf(balance) === issuedCents
