/** Keys of charges are unique per order: the caller's right to pay it is checked by then. */
export const chargeScope = (orderId: number) => `charge order ${orderId}`
