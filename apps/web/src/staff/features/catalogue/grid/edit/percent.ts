import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import { ONE_HUNDRED_PERCENT, percentOf } from '@mendwell/domain/money/money'

/** The most that a price is raised by at once; what is more is a slipped key. */
const MAX_PERCENT = 999

/** Thousandths of a percent; undefined where the text is no change of a price. */
export function readPercent(text: string): number | undefined {
  const typed = text.trim().replace(/\s*%$/, '').replace('−', '-')
  if (!/^[+-]?\d{1,3}(\.\d{1,3})?$/.test(typed)) return undefined
  const milliPercent = Math.round(Number(typed) * 1000)
  const isChange = milliPercent !== 0 && milliPercent > -ONE_HUNDRED_PERCENT
  return isChange && milliPercent <= MAX_PERCENT * 1000 ? milliPercent : undefined
}

/**
 * A typed price, raised (above 0) or lowered by a percent and rounded to the cent, half a cent up.
 * @param milliPercent thousandths of a percent
 * @returns undefined where no price is typed
 */
export function changedBy(price: string, milliPercent: number): string | undefined {
  const typed = price.trim()
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(typed)) return undefined
  const cents = percentOf(toCents(Number(typed)), ONE_HUNDRED_PERCENT + milliPercent)
  return toDollars(cents).toFixed(2)
}
