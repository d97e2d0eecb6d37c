import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { isDueForCheck } from '../../../db/sql/due-for-check.ts'

export type SaleAttemptRow = Selectable<DB['giftCardAttempt']>

/** Neither paid nor failed. */
const OPEN = ['PENDING', 'ACTION_REQUIRED', 'UNKNOWN'] as const

export const isOpenAttempt = ({ status }: Pick<SaleAttemptRow, 'status'>): boolean =>
  OPEN.some((open) => open === status)

const ageSeconds = sql<number>`extract(epoch from now() - created_at)::float8`.as('ageSeconds')

/** The attempts to pay a sale, first to last, each with its age by the database's clock. */
export function findSaleAttempts(
  db: Queryable,
  saleId: number,
): Promise<(SaleAttemptRow & { ageSeconds: number })[]> {
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

/** Writes an attempt down; it must be committed before the provider is asked. */
export function insertSaleAttempt(
  tx: Queryable,
  attempt: Insertable<DB['giftCardAttempt']>,
): Promise<SaleAttemptRow> {
  return tx.insertInto('giftCardAttempt').values(attempt).returningAll().executeTakeFirstOrThrow()
}

/**
 * Writes the provider's reference down before any money moves.
 * @throws Error when the attempt is given up meanwhile.
 */
export async function noteSaleReference(
  db: Queryable,
  attemptId: number,
  providerRef: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('giftCardAttempt')
    .set({ providerRef })
    .where('attemptId', '=', attemptId)
    .where('status', 'in', OPEN)
    .where('providerRef', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error(`Attempt ${attemptId} is given up`)
}

interface SaleSettlement {
  status: string
  providerRef?: string | null
  failureMessage?: string | null
  cardBrand?: string | null
  cardLast4?: string | null
  cardFingerprint?: string | null
}

/**
 * Moves an attempt of a locked sale on. One that was given up and captured after all comes back to life where nothing
 * else pays the sale or may; what succeeded stays. Undefined where it changes nothing.
 */
export function updateSaleAttempt(
  tx: Queryable,
  attemptId: number,
  settlement: SaleSettlement,
): Promise<SaleAttemptRow | undefined> {
  const { status, failureMessage = null, providerRef = null } = settlement
  const given = (name: 'providerRef' | 'cardBrand' | 'cardLast4' | 'cardFingerprint') =>
    sql<string | null>`coalesce(${settlement[name] ?? null}, ${sql.ref(name)})`
  return tx
    .updateTable('giftCardAttempt')
    .set({
      status,
      failureMessage,
      providerRef: given('providerRef'),
      cardBrand: given('cardBrand'),
      cardLast4: given('cardLast4'),
      cardFingerprint: given('cardFingerprint'),
      updatedAt: sql<Date>`now()`,
    })
    .where('attemptId', '=', attemptId)
    .where(sql<boolean>`coalesce(provider_ref = ${providerRef}, true)`)
    .where(sql<boolean>`(status in ('PENDING', 'ACTION_REQUIRED', 'UNKNOWN')
      or ${status} = 'SUCCEEDED' and status in ('FAILED', 'CANCELED') and not exists (
        select from gift_card_attempt other where other.sale_id = gift_card_attempt.sale_id
          and other.status in ('PENDING', 'ACTION_REQUIRED', 'UNKNOWN', 'SUCCEEDED')))`)
    .returningAll()
    .executeTakeFirst()
}

/** Takes the open attempts whose next question to the provider is due, so that no other process asks as well. */
export function takeDueSaleAttempts(
  db: Queryable,
  limit: number,
): Promise<(SaleAttemptRow & { ageSeconds: number })[]> {
  return db
    .updateTable('giftCardAttempt')
    .set((eb) => ({ checks: eb('checks', '+', 1), checkedAt: sql<Date>`now()` }))
    .where('attemptId', 'in', (eb) =>
      eb
        .selectFrom('giftCardAttempt')
        .select('attemptId')
        .where('status', 'in', OPEN)
        .where(isDueForCheck)
        .orderBy('attemptId')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .returning(ageSeconds)
    .execute()
}
