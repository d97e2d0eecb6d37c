import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** Serializes changes of settings, so that each records what it found, and those of taxes: the home state needs one. */
export async function lockSettings(tx: Queryable): Promise<void> {
  await sql`lock table tax, setting in share row exclusive mode`.execute(tx)
}

interface NewSetting {
  name: string
  value: unknown
  updatedBy: string
}

export async function upsertSetting(tx: Queryable, setting: NewSetting): Promise<void> {
  const { name, updatedBy } = setting
  const value = JSON.stringify(setting.value)
  await tx
    .insertInto('setting')
    .values({ name, value, updatedBy })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value, updatedBy, updatedAt: sql<Date>`now()` }),
    )
    .execute()
}

/** Whether a member of staff has turned on two-step verification. */
export async function hasSecondFactor(db: Queryable, custId: number): Promise<boolean> {
  const confirmed = await db
    .selectFrom('staffTotp')
    .select('custId')
    .where('custId', '=', custId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return confirmed !== undefined
}

/** Whether the database supports a time zone; with any other every report would fail. */
export async function isKnownTimeZone(db: Queryable, name: string): Promise<boolean> {
  const { rows } =
    await sql`select from pg_timezone_names where lower(name) = lower(${name}::text)`.execute(db)
  return rows.length > 0
}
