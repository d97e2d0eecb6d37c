/**
 * US number formats, for English and Spanish alike (en-US and es-US agree). Hand-written because the first use of
 * `Intl` costs a phone 100 ms of CPU during hydration.
 */

const inThrees = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** With up to three decimals: 1234.5 is '1,234.5'. */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Number(Math.abs(value).toFixed(3))).split('.')
  const sign = value < 0 ? '-' : ''
  return `${sign}${inThrees(whole)}${decimals ? `.${decimals}` : ''}`
}

/** With up to three decimals: 8.25 is '8.25%'. */
export const formatPercent = (percent: number): string => `${formatNumber(percent)}%`

/** Whole cents: 1234.5 is '$1,234.50'. */
export function formatDollars(dollars: number): string {
  const [whole = '', cents] = Math.abs(dollars).toFixed(2).split('.')
  return `${dollars < 0 ? '-' : ''}$${inThrees(whole)}.${cents}`
}
