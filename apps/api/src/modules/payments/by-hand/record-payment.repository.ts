import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { dayOf } from '../../settings/shop/shop-days.sql.ts'

/** The provider name of payments that staff took: no one is asked about them. */
export const BY_HAND = 'manual'

type PaymentByHand = Omit<Insertable<DB['paymentAttempt']>, 'provider' | 'status'>

/** Records that an order, locked by the caller, was paid outside the shop. */
export async function insertPaymentByHand(tx: Queryable, payment: PaymentByHand): Promise<void> {
  await tx
    .insertInto('paymentAttempt')
    .values({ ...payment, provider: BY_HAND, status: 'SUCCEEDED' })
    .execute()
}

/** Whether a day, YYYY-MM-DD, is in the future in the shop's time zone. */
export async function isDayToCome(db: Queryable, day: string): Promise<boolean> {
  const { rows } = await sql<{ isToCome: boolean }>`
    select ${day}::date > ${dayOf(sql`now()`)} as is_to_come`.execute(db)
  return rows[0]?.isToCome ?? false
}
