import type { DayRange } from './delivery-dates.ts'

/**
 * What is promised for some pieces: they come by parcel or freight, can be collected, wait for stock, or have no date
 * by rule, so the shop notifies the buyer.
 */
export const DELIVERY_PARTS = ['PARCEL', 'FREIGHT', 'PICKUP', 'BACKORDER', 'TOLD'] as const
export type DeliveryPartName = (typeof DELIVERY_PARTS)[number]

export interface DeliveryPart {
  part: DeliveryPartName
  pieces: number
  /**
   * When they arrive or can be collected; null without a date. Pieces waiting for stock have one once a supplier has
   * given one.
   */
  days: DayRange | null
}

/** How well the destination is known: by postal code, as most of the country, or as another country. */
export const DELIVERY_PLACES = ['POSTAL_CODE', 'MOST', 'ABROAD'] as const
export type DeliveryPlace = (typeof DELIVERY_PLACES)[number]
