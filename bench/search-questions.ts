// `node bench/search-questions.ts FILE [--data FOLDER]`: for how many queries a matching product is among the first
// three, by class. FILE is a list of {q, class, accept: productIds, none}. A query for something not sold is answered
// well by no results, or by saying that they match only in part.
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../apps/api/src/config/config.ts'
import { openDb, openPool } from '../apps/api/src/db/db.ts'
import { migrate } from '../apps/api/src/db/migrate/migrate.ts'
import { OF_SEARCHES } from '../apps/api/src/db/session-settings.ts'
import { searchProducts } from '../apps/api/src/modules/search/search-products.ts'
import { seedCatalogue } from '../apps/api/src/seed/seed-catalogue.ts'
import { openDatabase } from '../apps/api/src/start/open-database.ts'

interface SearchQuestion {
  q: string
  class: string
  accept: number[]
  none: boolean
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, missed: { type: 'boolean', default: false } },
})
const [file = ''] = positionals
const questions: SearchQuestion[] = JSON.parse(fs.readFileSync(file, 'utf8'))
const folder = values.data ?? fs.mkdtempSync(path.join(tmpdir(), 'mendwell-questions-'))
const database = await openDatabase(readConfig({ DATA_DIR: folder }))
const pool = openPool({
  databaseUrl: database.url,
  max: 3,
  bounds: { ...OF_SEARCHES, statement_timeout: '0' },
  onError: console.error,
})
const db = openDb(pool)
await migrate(pool)
await seedCatalogue(db, () => {})

const classes = new Map<string, { right: number; total: number }>()
let sold = 0
let soldRight = 0
let emptyThough = 0
for (const { q, class: name, accept, none } of questions) {
  const { productList, total, partial } = await searchProducts(db, q, {
    options: { page: 1, pageSize: 3, sort: 'relevance' },
    onMiss: async () => {},
  })
  const isRight = none
    ? total === 0 || partial
    : productList.some(({ productId }) => accept.includes(productId))
  const counted = classes.get(name) ?? { right: 0, total: 0 }
  classes.set(name, { right: counted.right + Number(isRight), total: counted.total + 1 })
  if (!none) {
    sold++
    soldRight += Number(isRight)
    if (total === 0) emptyThough++
  }
  if (!isRight && values.missed) {
    console.log(`${name} | ${q} → ${productList.map((one) => one.productName).join(' ; ')}`)
  }
}
for (const [name, { right, total }] of classes) {
  console.log(`${name}: ${right} of ${total} (${(right / total).toFixed(3)})`)
}
console.log(`s@3 of what is sold: ${soldRight} of ${sold} (${(soldRight / sold).toFixed(3)})`)
console.log(`none found while sold: ${emptyThough} of ${sold} (${(emptyThough / sold).toFixed(3)})`)
await pool.end()
await database.stop()
