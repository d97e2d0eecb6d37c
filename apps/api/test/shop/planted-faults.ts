import { sql } from 'kysely'
import { findBrokenRules } from '../../src/audit/audit-database.ts'
import type { TestShop } from './start-test-shop.ts'

/** The audit rules that are violated. */
export const brokenRules = async ({ db }: Pick<TestShop, 'db'>): Promise<string[]> =>
  (await findBrokenRules(db)).map(({ rule }) => rule)

/**
 * Inserts a violation by statements separated by semicolons, with the rights of the tables' owner: past all triggers.
 */
export const plantFault = ({ db }: Pick<TestShop, 'db'>, fault: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const statement of fault.split(';')) await sql.raw(statement).execute(tx)
  })
