import path from 'node:path'
import { auditDatabase } from '../audit/audit-database.ts'
import { withDrafts } from '../backup/drafts.ts'
import { refuseNoFile } from '../backup/read-archive.ts'
import { restoreBackup, unpackingPlace } from '../backup/restore-backup.ts'
import type { Config } from '../config/config.ts'
import { StartProblem } from '../config/start-problem.ts'
import { withDatabaseToItself } from '../db/connections/presence.ts'
import { openDb } from '../db/db.ts'
import { progressOf } from '../start/log/progress.ts'
import { describeWork } from './reset.ts'
import { withPool } from './running/with-pool.ts'

/**
 * `mendwell restore <file> [--yes]`: replaces all data, then compares every table with the archive and audits the
 * books. Refused while the shop is open.
 */
export const restore = async (config: Config, options: string[]) => {
  const file = options.find((option) => !option.startsWith('--'))
  if (!file) throw new StartProblem('Which backup? mendwell restore <file> [--yes]')
  refuseNoFile(path.resolve(file))
  await withPool(config, async (pool) => {
    const lost = await describeWork(pool)
    if (lost && !options.includes('--yes')) {
      throw new StartProblem(
        `This would take the place of a shop with ${lost}. Back it up, then add --yes.`,
      )
    }
    const folder = unpackingPlace()
    const manifest = await withDatabaseToItself(pool, () =>
      withDrafts({ pool, config }, [folder], () =>
        restoreBackup(pool, path.resolve(file), progressOf('Restoring'), folder),
      ),
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
}
