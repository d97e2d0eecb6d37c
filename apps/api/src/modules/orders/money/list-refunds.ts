import { REFUND_REASONS, REFUND_STATUSES, type Refund } from '@mendwell/contract/orders/refunds'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { DB } from '../../../db/schema.ts'
import type { Deps } from '../../../deps/deps.ts'
import { findRefundsOfOrder } from './order-money.repository.ts'

/** The refunds of an order in the shape of the contract, oldest first. */
export async function listRefunds({ db }: Pick<Deps, 'db'>, orderId: number): Promise<Refund[]> {
  return (await findRefundsOfOrder(db, orderId)).map(refundOf)
}

/** A refund in the shape of the contract. */
export const refundOf = (
  row: Selectable<DB['refund']> & { balanceKind: string | null },
): Refund => ({
  refundId: row.refundId,
  orderId: row.orderId,
  amount: row.amountCents,
  to: goalOf(row.balanceKind),
  reason: z.enum(REFUND_REASONS).parse(row.reason),
  note: row.note,
  refundStatus: z.enum(REFUND_STATUSES).parse(row.status),
  failureMessage: row.failureMessage,
  retryOf: row.retryOf,
  createDate: row.createdAt,
})

const goalOf = (balanceKind: string | null): Refund['to'] => {
  if (balanceKind === null) return 'CARD'
  return balanceKind === 'STORE_CREDIT' ? 'STORE_CREDIT' : 'GIFT_CARD'
}
