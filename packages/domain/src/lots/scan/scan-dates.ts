import { ScanProblem } from './scan.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** Days in a month; 29 for February in a leap year. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Two-digit years: 51 or more ahead is last century, 50 or more behind the next one (GS1 General Specifications). */
export function fullYear(digits: string, currentYear: number): number {
  const century = Math.floor(currentYear / 100) * 100
  const ahead = Number(digits) - (currentYear % 100)
  if (ahead >= 51) return century - 100 + Number(digits)
  if (ahead <= -50) return century + 100 + Number(digits)
  return century + Number(digits)
}

/** A calendar day as YYYY-MM-DD. Throws BAD_DATE if it does not exist. */
export function dayOf(year: number, month: number, day: number, at?: string): string {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) {
    throw new ScanProblem('BAD_DATE', at)
  }
  return `${year}-${two(month)}-${two(day)}`
}

/** The last day of a month as YYYY-MM-DD. */
export function monthEnd(year: number, month: number, at?: string): string {
  if (month < 1 || month > 12) throw new ScanProblem('BAD_DATE', at)
  return dayOf(year, month, daysIn(year, month), at)
}

/** The nth day of a year as YYYY-MM-DD. */
export function dayOfYear(year: number, day: number): string {
  const date = new Date(Date.UTC(year, 0, day))
  if (day < 1 || date.getUTCFullYear() !== year) throw new ScanProblem('BAD_DATE')
  return date.toISOString().slice(0, 10)
}
