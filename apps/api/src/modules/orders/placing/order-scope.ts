import { RandomKey } from '@mendwell/contract/orders/placed-orders'

/** Where random keys count, and all keys of guests (its name in the database is from the latter). */
export const COMMON_SCOPE = 'order guest'

/**
 * Where the key of an order is told apart from others. A random key counts alone, so that an order is found again
 * after its sender's session has ended; another one, such as 'order-1', within the account.
 */
export function orderScope(custId: number | null, key: string | undefined): string {
  const isRandom = RandomKey.safeParse(key).success
  return custId === null || isRandom ? COMMON_SCOPE : `order customer ${custId}`
}
