/** Messages for staff alone: beside the others, because the shop's pages say none of them and none should load them. */
export const deskMessages = {
  addressStays:
    'The address stays as it is: the order is collected in the store, has begun to leave, or is over',
  addressOtherState: 'Country and state stay: tax and shipping were reckoned for them',
  cancellingRefunds: 'Cancelling this order gives money back, and your role may not do that',
  orderHasLeft:
    'All of this order has left the shop: it comes back as a return and is not cancelled',
  returnRefunds: 'This gives money back, and your role may not do that',
  paymentUnderWay: 'A card payment of this order is under way: wait until it has ended',
  priceOfNothing:
    'A price of $0 is not sold. Enter the price, or let shoppers ask for it (Price in the shop).',
  salePriceOfNothing: 'A sale price of $0 is not sold. Enter a sale price above $0.',
  dayToCome: 'This day is still to come',
} as const

export type DeskMessageKey = keyof typeof deskMessages
