import { expect, it } from 'vitest'
import { shippingPrices } from './shipping-prices.ts'

it.each([
  // chosen, shipping, surcharge, discount → delivery, pickup
  ['nothing off', 'DELIVERY', 15, 0, 0, 15, 15],
  ['nothing off, picked up', 'IN STORE', 15, 0, 0, 15, 15],
  ['surcharges of delivery alone', 'DELIVERY', 22.5, 7.5, 0, 22.5, 15],
  ['the same, picked up', 'IN STORE', 15, 7.5, 0, 22.5, 15],
  ['free shipping', 'DELIVERY', 15, 0, 15, 0, 0],
  ['free shipping, picked up', 'IN STORE', 15, 0, 15, 0, 0],
  ['free shipping that covers surcharges', 'DELIVERY', 22.5, 7.5, 22.5, 0, 0],
  ['free shipping that does not', 'DELIVERY', 22.5, 7.5, 15, 7.5, 0],
  ['the same, picked up', 'IN STORE', 15, 7.5, 15, 7.5, 0],
  ['up to an amount', 'DELIVERY', 22.5, 7.5, 9.99, 12.51, 5.01],
  ['the same, picked up', 'IN STORE', 15, 7.5, 9.99, 12.51, 5.01],
] as const)(
  'shows what each way costs after offers: %s',
  (_, chosen, shippingHandling, surcharge, shippingDiscount, delivery, pickup) => {
    expect(shippingPrices({ chosen, shippingHandling, surcharge, shippingDiscount })).toEqual({
      DELIVERY: delivery,
      'IN STORE': pickup,
    })
  },
)
