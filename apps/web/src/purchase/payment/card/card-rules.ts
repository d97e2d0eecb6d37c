import { hasCardCheckDigit } from '@mendwell/domain/money/card-numbers'
import { dayOf } from '../../../lib/words/time-zone.ts'

/** The typed digits, at most `max` of them. */
const digitsOf = (typed: string, max: number) => typed.replace(/\D/g, '').slice(0, max)

const AMEX = /^3[47]/
const LONGEST_NUMBER = 19
const SHORTEST_NUMBER = 12

/** A card number in the groups printed on the card: 4-6-5 on American Express, else fours. */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(typed, LONGEST_NUMBER)
  const groups = AMEX.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
    : (digits.match(/\d{1,4}/g) ?? [])
  return groups.filter(Boolean).join(' ')
}

/** '08 / 29'; a first digit above 1 can only be a month, and the year may have four digits. */
export function formatExpiry(typed: string): string {
  const all = digitsOf(typed, 6)
  const digits = /^[2-9]/.test(all) ? `0${all}` : all
  const month = digits.slice(0, 2)
  const year =
    digits.length === 6 && digits.startsWith('20', 2) ? digits.slice(4) : digits.slice(2, 4)
  return year === '' ? month : `${month} / ${year}`
}

export const formatSecurityCode = (typed: string): string => digitsOf(typed, 4)

/** The check digit of a card number (Luhn). */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed, LONGEST_NUMBER + 1)
  if (digits.length < SHORTEST_NUMBER || digits.length > LONGEST_NUMBER) return false
  return hasCardCheckDigit(digits)
}

/** Month and year of '08 / 29'; undefined if invalid. */
export function parseExpiry(typed: string): { month: number; year: number } | undefined {
  const match = /^(\d{2}) \/ (\d{2})$/.exec(formatExpiry(typed))
  const month = Number(match?.[1])
  if (!match || month < 1 || month > 12) return undefined
  return { month, year: 2000 + Number(match[2]) }
}

/** A card is good through the end of its month in the shop's time zone. */
export function isExpired({ month, year }: { month: number; year: number }, now: Date): boolean {
  return `${year}-${String(month).padStart(2, '0')}` < dayOf(now).slice(0, 7)
}
