import { writeBackup } from '../backup/write-backup.ts'
import type { Config } from '../config/config.ts'
import { progressOf } from '../start/log/progress.ts'
import { withPool } from './running/with-pool.ts'
import { writeWhole } from './running/write-whole.ts'

const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-')

/** `mendwell backup [file]`: a consistent snapshot in one archive; the shop may stay open. */
export const backup = (config: Config, [file = `mendwell-${stamp()}.tar.gz`]: string[]) =>
  withPool(config, async (pool) => {
    const progress = progressOf('Writing the backup')
    const { tables } = await writeWhole({ pool, config }, file, (draft) =>
      writeBackup(pool, draft, progress),
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${file} holds ${rows} rows of ${tables.length} tables.`)
    console.log(
      'It contains personal data and password hashes: keep it where only you can read it.',
    )
  })
