/** Keys of charges belong to the order: whoever may pay it is known by then. */
export const chargeScope = (orderId: number) => `charge order ${orderId}`
