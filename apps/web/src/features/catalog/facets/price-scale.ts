import { MAX_PRICE_FILTER, MIN_PRICE_FILTER } from '@mendwell/domain/orders/limits'

/** Slider stops at equal ratios: a linear slider would be too hard to aim (Decisions §2). */
export const PRICE_STEPS = 120

/** Ends of the slider in whole dollars. */
export interface PriceScale {
  min: number
  max: number
}

/** The ends that include all prices of a list, within what the call accepts (Decisions §10). */
export const scaleOf = ({ min, max }: PriceScale): PriceScale => ({
  min: within(Math.floor(min)),
  max: within(Math.ceil(max)),
})

const within = (price: number) => Math.min(MAX_PRICE_FILTER, Math.max(MIN_PRICE_FILTER, price))

/** The price in dollars at a slider stop, rounded to two significant digits; the ends unrounded. */
export function priceAt(step: number, { min, max }: PriceScale): number {
  if (step <= 0) return min
  if (step >= PRICE_STEPS) return max
  const price = min * (max / min) ** (step / PRICE_STEPS)
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1)
  return Math.min(max, Math.max(min, Math.round(price / unit) * unit))
}

/** The stop closest to a price in dollars. */
export function stepOf(price: number, { min, max }: PriceScale): number {
  if (max <= min) return 0
  const inside = Math.min(max, Math.max(min, price))
  return Math.round((Math.log(inside / min) / Math.log(max / min)) * PRICE_STEPS)
}

/**
 * The price at the stop a slider moved to: rounding can give several stops the same price, so a key press would change
 * nothing; then the next different price in that direction.
 */
export function priceFrom(price: number, step: number, scale: PriceScale): number {
  const direction = Math.sign(step - stepOf(price, scale))
  for (let at = step; at >= 0 && at <= PRICE_STEPS && direction !== 0; at += direction) {
    const next = priceAt(at, scale)
    if (Math.sign(next - price) === direction) return next
  }
  return price
}
