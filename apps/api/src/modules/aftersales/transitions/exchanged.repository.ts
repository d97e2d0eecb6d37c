import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** The return that an order exchanges, and the order whose pieces came back; undefined for any other order. */
export function findExchangedReturn(db: Queryable, orderId: number) {
  return db
    .selectFrom('replacement')
    .innerJoin('returnExchange', 'returnExchange.returnId', 'replacement.returnId')
    .innerJoin('returnRequest', 'returnRequest.returnId', 'replacement.returnId')
    .select([
      'replacement.returnId',
      'replacement.replacesOrderId',
      sql<number>`public.exchange_credit_left(return_exchange.return_id)`.as('creditLeftCents'),
      'returnRequest.orderItemId',
    ])
    .where('replacement.orderId', '=', orderId)
    .where('replacement.reason', '=', 'EXCHANGE')
    .executeTakeFirst()
}

/** The status of a return, locked until the transaction ends; lock its order first. */
export async function lockReturnStatus(tx: Queryable, returnId: number): Promise<string> {
  const { status } = await tx
    .selectFrom('returnRequest')
    .select('status')
    .where('returnId', '=', returnId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return status
}
