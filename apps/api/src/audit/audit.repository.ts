import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/** The first rows that violate a rule; the query is one of invariants.ts. */
export async function findViolations(db: Queryable, query: string, limit: number) {
  const limited = sql.raw<Record<string, unknown>>(`select * from (${query}) broken limit ${limit}`)
  return (await limited.execute(db)).rows
}
