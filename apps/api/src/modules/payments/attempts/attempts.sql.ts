import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { isDueForCheck } from '../../../db/sql/due-for-check.ts'

/** Where attempts to pay by card are: of orders, and of gift cards that are sold. Their columns have the same names. */
type AttemptTable = 'payment_attempt' | 'gift_card_attempt'

/** Neither paid nor failed: the provider's answer is open. */
export const OPEN_STATUSES = ['PENDING', 'ACTION_REQUIRED', 'UNKNOWN'] as const

export const isOpen = ({ status }: { status: string }): boolean =>
  OPEN_STATUSES.some((open) => open === status)

/** The same in SQL. */
export const isOpenAttempt = sql<boolean>`status in ('PENDING', 'ACTION_REQUIRED', 'UNKNOWN')`

/** Seconds since an attempt was written down, by the database's clock. */
export const ageSeconds = sql<number>`extract(epoch from now() - created_at)::float8`.as(
  'ageSeconds',
)

/** An attempt as far as it counts against the limits: its card, and its age by the database's clock. */
export interface Try {
  cardFingerprint: string | null
  ageSeconds: number
}

/**
 * The open attempts whose next question to the provider is due, locked. Who takes them counts the question with
 * `oneMoreCheck`, which keeps two processes from asking twice.
 */
export const dueAttempts = (table: AttemptTable, limit: number) => sql<number>`(
  select attempt_id from ${sql.table(table)} where ${isOpenAttempt} and ${isDueForCheck}
  order by attempt_id limit ${limit} for update skip locked)`

export const oneMoreCheck = { checks: sql<number>`checks + 1`, checkedAt: sql<Date>`now()` }

/**
 * Writes the provider's reference down before any money moves.
 * @throws Error when the attempt is given up meanwhile, or the provider named no reference.
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

/** How an attempt goes on, or ends. */
export interface Settlement {
  status: 'SUCCEEDED' | 'FAILED' | 'CANCELED' | 'ACTION_REQUIRED' | 'UNKNOWN'
  providerRef?: string | null
  failureMessage?: string | null
  cardBrand?: string | null
  cardLast4?: string | null
  cardFingerprint?: string | null
}

/** What was told of the card stays where nothing is told of it now; a reference stays once it is known. */
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

/** Whether what the provider says can be of an attempt: it has this reference, or none yet. */
export const canBeOf = ({ providerRef = null }: Settlement) =>
  sql<boolean>`coalesce(provider_ref = ${providerRef}, true)`
