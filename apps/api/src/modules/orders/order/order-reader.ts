import type { Principal } from '../../../ground/principal.ts'

/** Who asks for orders: a visitor with the orders that their order tokens open, a customer, or staff. */
export interface OrderReader extends Principal {
  orderIds: readonly number[]
}
