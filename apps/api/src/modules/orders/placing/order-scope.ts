import { RandomKey } from '@mendwell/contract/orders/placed-orders'

/** The scope of random keys and of all guests' keys (the database names it after the latter). */
export const COMMON_SCOPE = 'order guest'

/**
 * The scope in which an order's key is unique. A random key is unique by itself, so that an order is found again after
 * its sender's session has ended; any other, such as 'order-1', within the account.
 */
export function orderScope(custId: number | null, key: string | undefined): string {
  const isRandom = RandomKey.safeParse(key).success
  return custId === null || isRandom ? COMMON_SCOPE : `order customer ${custId}`
}
