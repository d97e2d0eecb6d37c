// `node bench/import-file.ts PRODUCTS.csv[.gz] [BRANDS.csv]`: how long `mendwell import` takes on a fresh shop.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withPool } from '../apps/api/src/cli/running/with-pool.ts'
import { readConfig } from '../apps/api/src/config/config.ts'
import { openDb } from '../apps/api/src/db/db.ts'
import { migrate } from '../apps/api/src/db/migrate/migrate.ts'
import { seedCatalogue } from '../apps/api/src/seed/seed-catalogue.ts'
import { checkout, removeData } from './shop/started-shop.ts'
import { report } from './yardstick.ts'

const [products, brands] = process.argv.slice(2)
if (!products) throw new Error('Use: node bench/import-file.ts PRODUCTS.csv[.gz] [BRANDS.csv]')

const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-import-'))
await withPool(readConfig({ DATA_DIR: folder }), async (pool) => {
  await migrate(pool)
  await seedCatalogue(openDb(pool), () => {})
})
// The brands of a product file come first.
if (brands) await importFile(brands)
const begin = performance.now()
await importFile(products)
const seconds = (performance.now() - begin) / 1000
await removeData(folder)
report('Import from the command line', seconds, 180, 's')

async function importFile(file: string): Promise<void> {
  const command = spawn(
    process.execPath,
    [path.join(checkout, 'apps/api/src/cli/mendwell.ts'), 'import', path.resolve(file)],
    { env: { ...process.env, DATA_DIR: folder }, stdio: 'inherit' },
  )
  const [code] = await once(command, 'exit')
  if (code !== 0) throw new Error(`The import of ${file} ended with ${code}`)
}
