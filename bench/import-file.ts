// `node bench/import-file.ts PRODUCTS.csv[.gz] [BRANDS.csv]`: how long `mendwell import` takes on a fresh shop.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { withPool } from '../apps/api/src/cli/with-pool.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { openDb } from '../apps/api/src/db/db.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { seedCatalogue } from '../apps/api/src/seed/seed-catalogue.ts'
import { checkout, removeData } from './started-shop.ts'
import { report } from './yardstick.ts'

const [products, brands] = process.argv.slice(2)
if (!products) throw new Error('Use: node bench/import-file.ts PRODUCTS.csv[.gz] [BRANDS.csv]')

const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-import-'))
await withPool(readConfig({ DATA_DIR: folder }), async (pool) => {
  await migrate(pool)
  await seedCatalogue(openDb(pool), () => {})
  // The brands of a product file come first; staff add them in the back office.
  const rows = brands ? parse(fs.readFileSync(brands), { columns: true }) : []
  await pool.query(
    `insert into brand (brand_id, brand_name, category)
     select "brandId", "brandName", category
     from json_to_recordset($1) as row ("brandId" int, "brandName" text, category text)`,
    [JSON.stringify(rows)],
  )
})
const begin = performance.now()
const command = spawn(
  process.execPath,
  [path.join(checkout, 'apps/api/src/cli/mendwell.ts'), 'import', path.resolve(products)],
  { env: { ...process.env, DATA_DIR: folder }, stdio: 'inherit' },
)
const [code] = await once(command, 'exit')
const seconds = (performance.now() - begin) / 1000
await removeData(folder)
if (code !== 0) throw new Error(`The import ended with ${code}`)
report('Import from the command line', seconds, 180, 's')
