import { MAX_PRICE_FILTER, MIN_PRICE_FILTER } from '@mendwell/domain/limits'

/** Stops of the slider: 40 for each tenfold of the price. A linear slider could not be aimed (Decisions §2). */
export const PRICE_STEPS = 240

const DECADES = Math.log10(MAX_PRICE_FILTER / MIN_PRICE_FILTER)

/** The price in dollars at a stop of the slider, rounded to two figures as people would say it. */
export function priceAt(step: number): number {
  const price = MIN_PRICE_FILTER * 10 ** ((step / PRICE_STEPS) * DECADES)
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1)
  return Math.round(price / unit) * unit
}

/** The stop nearest to a price in dollars. */
export function stepOf(price: number): number {
  const within = Math.min(MAX_PRICE_FILTER, Math.max(MIN_PRICE_FILTER, price))
  return Math.round((Math.log10(within / MIN_PRICE_FILTER) / DECADES) * PRICE_STEPS)
}
