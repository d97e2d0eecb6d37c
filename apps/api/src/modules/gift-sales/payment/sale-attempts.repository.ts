import { PAYING_ATTEMPT_STATUSES } from '@mendwell/domain/money/payment-attempts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { literals } from '../../../db/sql/literals.ts'
import {
  ageSeconds,
  canBeOf,
  dueAttempts,
  isOpenAttempt,
  oneMoreCheck,
  type Settlement,
  settledColumns,
} from '../../payments/attempts/attempts.sql.ts'

export type SaleAttemptRow = Selectable<DB['giftCardAttempt']>

/** With its age by the database's clock. */
export type AgedSaleAttempt = SaleAttemptRow & { ageSeconds: number }

/** The payment attempts of a sale, oldest first, each with its age by the database's clock. */
export function findSaleAttempts(db: Queryable, saleId: number): Promise<AgedSaleAttempt[]> {
  return db
    .selectFrom('giftCardAttempt')
    .selectAll()
    .select(ageSeconds)
    .where('saleId', '=', saleId)
    .orderBy('attemptId')
    .execute()
}

/** The attempt that a charge was made for. */
export function findAttemptByKey(
  db: Queryable,
  idempotencyKey: string,
): Promise<SaleAttemptRow | undefined> {
  return db
    .selectFrom('giftCardAttempt')
    .selectAll()
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
}

/** Stores an attempt; it must be committed before the provider is asked. */
export function insertSaleAttempt(
  tx: Queryable,
  attempt: Insertable<DB['giftCardAttempt']>,
): Promise<SaleAttemptRow> {
  return tx.insertInto('giftCardAttempt').values(attempt).returningAll().executeTakeFirstOrThrow()
}

/**
 * Updates an attempt of a locked sale. An abandoned one that was captured after all is reopened if nothing else pays
 * the sale or may, and it has not expired; a success stays. Undefined if nothing changes.
 */
export function updateSaleAttempt(
  tx: Queryable,
  attemptId: number,
  settlement: Settlement,
): Promise<SaleAttemptRow | undefined> {
  const { status } = settlement
  return tx
    .updateTable('giftCardAttempt')
    .set(settledColumns(settlement))
    .where('attemptId', '=', attemptId)
    .where(canBeOf(settlement))
    .where(sql<boolean>`(${isOpenAttempt}
      or ${status} = 'SUCCEEDED' and status in ('FAILED', 'CANCELED') and not exists (
        select from gift_card_attempt other where other.sale_id = gift_card_attempt.sale_id
          and other.status in (${literals(PAYING_ATTEMPT_STATUSES)}))
        and exists (select from gift_card_sale s
          where s.sale_id = gift_card_attempt.sale_id and s.status <> 'EXPIRED'))`)
    .returningAll()
    .executeTakeFirst()
}

/** Takes the open attempts due for their next check with the provider. */
export function takeDueSaleAttempts(db: Queryable, limit: number): Promise<AgedSaleAttempt[]> {
  return db
    .updateTable('giftCardAttempt')
    .set(oneMoreCheck)
    .where('attemptId', 'in', dueAttempts('gift_card_attempt', limit))
    .returningAll()
    .returning(ageSeconds)
    .execute()
}
