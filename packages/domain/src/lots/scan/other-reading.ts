import { fullYear, monthEnd } from './scan-dates.ts'

/**
 * The other reading of a lot or serial that swallowed the expiration date after it because the scanner lost a
 * separator; undefined if it did not. Only a person can say which one is right.
 */
export function otherReading(
  value: string,
  currentYear: number,
): { value: string; expires: string } | undefined {
  const found = /^(.+)17(\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])$/.exec(value)
  if (!found) return undefined
  const [, before = '', yy = '', month = '', day = ''] = found
  const year = fullYear(yy, currentYear)
  const end = monthEnd(year, Number(month))
  const expires = day === '00' ? end : `${end.slice(0, 8)}${day}`
  return expires <= end ? { value: before, expires } : undefined
}
