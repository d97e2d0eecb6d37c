/** Why an entered code takes nothing off. */
export const OFFER_REFUSALS = [
  'NO_SUCH_CODE',
  'TRY_LATER',
  'NOT_YET',
  'OVER',
  'USED_UP',
  'USED_BY_CUSTOMER',
  'MIN_SUBTOTAL',
  'MIN_QUANTITY',
  'GROUP',
  'FIRST_ORDER',
  'NOTHING_TO_REDUCE',
  'OTHER_BETTER',
  'ONE_PER_CART',
] as const
export type OfferRefusal = (typeof OFFER_REFUSALS)[number]
