/** Messages for staff alone: beside the others, because the shop's pages say none of them and none should load them. */
export const deskMessages = {
  addressStays:
    'The address stays as it is: the order is collected in the store, has begun to leave, or is over',
  addressOtherState: 'Country and state stay: tax and shipping were reckoned for them',
} as const

export type DeskMessageKey = keyof typeof deskMessages
