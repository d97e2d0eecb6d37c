import { auditDatabase } from '../audit/audit-database.ts'
import type { Config } from '../config/config.ts'
import { openDb } from '../db/db.ts'
import { withPool } from './running/with-pool.ts'

/** `mendwell audit`: checks every rule of money, stock, payment and mail; exit code 1 if one is violated. */
export const audit = (config: Config) =>
  withPool(config, async (pool) => {
    const findings = await auditDatabase(openDb(pool))
    for (const { rule, violations } of findings) {
      console.log(`${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${rule}`)
      for (const row of violations) console.log(`        ${JSON.stringify(row)}`)
    }
    const broken = findings.filter(({ violations }) => violations.length > 0).length
    console.log(`${findings.length - broken} rules hold, ${broken} broken`)
    if (broken > 0) process.exitCode = 1
  })
