import { OPEN_ATTEMPT_STATUSES } from '@mendwell/domain/money/payment-attempts'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { isDueForCheck } from '../../../db/sql/due-for-check.ts'
import { literals } from '../../../db/sql/literals.ts'

/** The tables of card payment attempts: for orders, and for gift cards on sale. Their columns have the same names. */
type AttemptTable = 'payment_attempt' | 'gift_card_attempt'

/** Whether the provider's answer about an attempt is pending. */
export const isOpen = ({ status }: { status: string }): boolean =>
  OPEN_ATTEMPT_STATUSES.some((open) => open === status)

/** The same in SQL. */
export const isOpenAttempt = sql<boolean>`status in (${literals(OPEN_ATTEMPT_STATUSES)})`

/** Seconds since an attempt was stored, by the database's clock. */
export const ageSeconds = sql<number>`extract(epoch from now() - created_at)::float8`.as(
  'ageSeconds',
)

/** What the limits need of an attempt: its card, and its age by the database's clock. */
export interface Try {
  cardFingerprint: string | null
  ageSeconds: number
}

/**
 * The open attempts due for their next check with the provider, locked. The caller counts the check with
 * `oneMoreCheck`, which keeps two processes from asking twice.
 */
export const dueAttempts = (table: AttemptTable, limit: number) => sql<number>`(
  select attempt_id from ${sql.table(table)} where ${isOpenAttempt} and ${isDueForCheck}
  order by attempt_id limit ${limit} for update skip locked)`

export const oneMoreCheck = { checks: sql<number>`checks + 1`, checkedAt: sql<Date>`now()` }

/**
 * Stores the provider's reference before any money moves.
 * @throws Error when the attempt was abandoned meanwhile, or the provider gave no reference.
 */
export async function noteReference(
  db: Queryable,
  table: AttemptTable,
  { attemptId, providerRef }: { attemptId: number; providerRef: string },
): Promise<void> {
  if (!providerRef) throw new Error('The provider named no reference')
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set provider_ref = ${providerRef}
    where attempt_id = ${attemptId} and ${isOpenAttempt} and provider_ref is null`.execute(db)
  if (numAffectedRows !== 1n) throw new Error(`Attempt ${attemptId} is given up`)
}

/** The next state of an attempt, or its end. */
export interface Settlement {
  status: 'SUCCEEDED' | 'FAILED' | 'CANCELED' | 'ACTION_REQUIRED' | 'UNKNOWN'
  providerRef?: string | null
  failureMessage?: string | null
  cardBrand?: string | null
  cardLast4?: string | null
  cardFingerprint?: string | null
}

/** Card details already known stay when this answer has none; a reference stays once it is known. */
export function settledColumns(settlement: Settlement) {
  const { status, failureMessage = null } = settlement
  const given = (name: 'providerRef' | 'cardBrand' | 'cardLast4' | 'cardFingerprint') =>
    sql<string | null>`coalesce(${settlement[name] ?? null}, ${sql.ref(name)})`
  return {
    status,
    failureMessage,
    providerRef: given('providerRef'),
    cardBrand: given('cardBrand'),
    cardLast4: given('cardLast4'),
    cardFingerprint: given('cardFingerprint'),
    updatedAt: sql<Date>`now()`,
  }
}

/** Whether the provider's answer can belong to an attempt: it has this reference, or none yet. */
export const canBeOf = ({ providerRef = null }: Settlement) =>
  sql<boolean>`coalesce(provider_ref = ${providerRef}, true)`
