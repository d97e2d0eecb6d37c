import type { DayRange } from './delivery-dates.ts'

/**
 * What a promise says of some pieces: they come as a parcel or by freight, can be collected, wait for stock, or have
 * no date by the rules, so that the shop tells it.
 */
export const DELIVERY_PARTS = ['PARCEL', 'FREIGHT', 'PICKUP', 'BACKORDER', 'TOLD'] as const
export type DeliveryPartName = (typeof DELIVERY_PARTS)[number]

export interface DeliveryPart {
  part: DeliveryPartName
  pieces: number
  /**
   * When they arrive, or from when they can be collected; null of what has no date. What waits for stock has one when a
   * supplier has said one.
   */
  days: DayRange | null
}

/** How sure the place is: its postal code is known, or most of the country is meant, or another country. */
export const DELIVERY_PLACES = ['POSTAL_CODE', 'MOST', 'ABROAD'] as const
export type DeliveryPlace = (typeof DELIVERY_PLACES)[number]
