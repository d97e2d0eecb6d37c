import path from 'node:path'
import { withDrafts } from '../backup/drafts.ts'
import { restoreBackup, unpackingPlace } from '../backup/restore-backup.ts'
import type { Config } from '../config.ts'
import { openDb } from '../db/db.ts'
import { auditDatabase } from '../modules/audit/audit-database.ts'
import { progressOf } from '../start/progress.ts'
import { StartProblem } from '../start-problem.ts'
import { describeWork } from './reset.ts'
import { withPool } from './with-pool.ts'

/**
 * `mendwell restore <file> [--yes]`: takes the place of what is there, then compares every table
 * with the archive and audits the books. Close the shop first.
 */
export const restore = (config: Config, options: string[]) =>
  withPool(config, async (pool) => {
    const file = options.find((option) => !option.startsWith('--'))
    if (!file) throw new StartProblem('Which backup? mendwell restore <file> [--yes]')
    const lost = await describeWork(pool)
    if (lost && !options.includes('--yes')) {
      throw new StartProblem(
        `This would take the place of a shop with ${lost}. Back it up, then add --yes.`,
      )
    }
    const folder = unpackingPlace()
    const manifest = await withDrafts({ pool, config }, [folder], () =>
      restoreBackup(pool, path.resolve(file), progressOf('Restoring'), folder),
    )
    const findings = await auditDatabase(openDb(pool))
    const broken = findings.filter(({ violations }) => violations.length > 0)
    for (const { rule } of broken) console.log(`BROKEN  ${rule}`)
    console.log(`Restored the shop of ${manifest.createdAt}; every table equals the backup.`)
    console.log(
      `${findings.length - broken.length} rules of the books hold, ${broken.length} broken.`,
    )
    if (broken.length > 0) process.exitCode = 1
  })
