import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import { ONE_HUNDRED_PERCENT, percentOf } from '@mendwell/domain/money/money'

/** The largest increase at once; more is a typo. */
const MAX_PERCENT = 999

/** Thousandths of a percent; undefined if the text is not a price change. */
export function readPercent(text: string): number | undefined {
  const typed = text.trim().replace(/\s*%$/, '').replace('−', '-')
  if (!/^[+-]?\d{1,3}(\.\d{1,3})?$/.test(typed)) return undefined
  const milliPercent = Math.round(Number(typed) * 1000)
  const isChange = milliPercent !== 0 && milliPercent > -ONE_HUNDRED_PERCENT
  return isChange && milliPercent <= MAX_PERCENT * 1000 ? milliPercent : undefined
}

/**
 * A typed price, raised (positive) or lowered by a percentage and rounded to the cent, half a cent up.
 * @param milliPercent thousandths of a percent
 * @returns undefined if no price is typed
 */
export function changedBy(price: string, milliPercent: number): string | undefined {
  const typed = price.trim()
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(typed)) return undefined
  const cents = percentOf(toCents(Number(typed)), ONE_HUNDRED_PERCENT + milliPercent)
  return toDollars(cents).toFixed(2)
}
