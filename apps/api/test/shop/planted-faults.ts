import { sql } from 'kysely'
import { auditDatabase } from '../../src/audit/audit-database.ts'
import type { TestShop } from './start-test-shop.ts'

/** The rules of the audit that something breaks. */
export const brokenRules = async ({ db }: Pick<TestShop, 'db'>): Promise<string[]> =>
  (await auditDatabase(db)).flatMap(({ rule, violations }) => (violations.length > 0 ? [rule] : []))

/** Writes a fault, statements with semicolons between them, as the tables' owner could: past all triggers. */
export const plantFault = ({ db }: Pick<TestShop, 'db'>, fault: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const statement of fault.split(';')) await sql.raw(statement).execute(tx)
  })
