import { MAX_PRICE_FILTER, MIN_PRICE_FILTER } from '@mendwell/domain/limits'

/** Stops of the slider, of equal ratios: a linear slider could not be aimed (Decisions §2). */
export const PRICE_STEPS = 120

/** Ends of the slider in whole dollars. */
export interface PriceScale {
  min: number
  max: number
}

/** The ends that hold all prices of a list, within what the call takes (Decisions §10). */
export const scaleOf = ({ min, max }: PriceScale): PriceScale => ({
  min: within(Math.floor(min)),
  max: within(Math.ceil(max)),
})

const within = (price: number) => Math.min(MAX_PRICE_FILTER, Math.max(MIN_PRICE_FILTER, price))

/** The price in dollars at a stop of the slider, rounded to two figures as people would say it; the ends as they are. */
export function priceAt(step: number, { min, max }: PriceScale): number {
  if (step <= 0) return min
  if (step >= PRICE_STEPS) return max
  const price = min * (max / min) ** (step / PRICE_STEPS)
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1)
  return Math.min(max, Math.max(min, Math.round(price / unit) * unit))
}

/** The stop nearest to a price in dollars. */
export function stepOf(price: number, { min, max }: PriceScale): number {
  if (max <= min) return 0
  const inside = Math.min(max, Math.max(min, price))
  return Math.round((Math.log(inside / min) / Math.log(max / min)) * PRICE_STEPS)
}
