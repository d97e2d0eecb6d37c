/**
 * Messages for staff, and those that a screen of the shop says in words of its own: beside the others, because the shop's
 * pages say none of them and none should load them.
 */
export const staffMessages = {
  addressStays:
    'The address cannot be changed: the order is a pickup, has started to ship, or is closed',
  addressOtherState:
    'The country and state cannot be changed because tax and shipping were calculated for them',
  orderBeingPacked:
    'This order is being packed or has left, so it cannot be changed any more. You can return it once it has arrived.',
  pickupHasNoAddress: 'This order is collected in the store: it has no delivery address',
  cancellingRefunds: 'Cancelling this order issues a refund, and your role may not do that',
  orderHasLeft: 'This order has shipped in full, so it cannot be cancelled. Use a return instead.',
  returnRefunds: 'This issues a refund, and your role may not do that',
  paymentUnderWay: 'A card payment for this order is in progress. Wait until it has finished.',
  priceOfNothing:
    'A price of $0 is not sold. Enter the price, or let shoppers ask for it (Price in the shop).',
  salePriceOfNothing: 'A sale price of $0 is not sold. Enter a sale price above $0.',
  dayToCome: 'This day is in the future',
} as const

export type StaffMessageKey = keyof typeof staffMessages
