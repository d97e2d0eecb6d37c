import type { Principal } from '../../../ground/principal.ts'

/** Who is asking for orders: a visitor with the orders their order tokens open, a customer, or staff. */
export interface OrderReader extends Principal {
  orderIds: readonly number[]
}
