import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config/config.ts'
import { errorCode } from '../config/start-problem.ts'
import { type Db, openDb } from '../db/db.ts'
import { exportProducts } from '../modules/catalog/imports/export-products.ts'
import { exportFamilies } from '../modules/families/files/export-families.ts'
import { exportPacks } from '../modules/packs/files/export-packs.ts'
import { fileProblem } from './running/file-problem.ts'
import { withPool } from './running/with-pool.ts'
import { writeWhole } from './running/write-whole.ts'

/** What a file can contain: its rows, and their name. */
const EXPORTS = {
  '--products': {
    rowsOf: (db: Db, onRows: (count: number) => void) =>
      exportProducts(db, { seesCosts: true, onRows }),
    one: 'product',
    many: 'products',
  },
  '--families': {
    rowsOf: exportFamilies,
    one: 'product of a family',
    many: 'products of families',
  },
  '--packs': { rowsOf: exportPacks, one: 'pack', many: 'packs' },
} as const
const NAMES = Object.keys(EXPORTS) as (keyof typeof EXPORTS)[]

/**
 * `mendwell export [FILE.csv] [--families
 * --packs]`: all products, families or packs, as the import accepts them; without a file to the terminal.
 */
export const exportProductsFile = (config: Config, options: string[]) =>
  withPool(config, async (pool) => {
    const [file] = options.filter((option) => !option.startsWith('--'))
    const { rowsOf, one, many } =
      EXPORTS[NAMES.find((name) => options.includes(name)) ?? '--products']
    let written = 0
    const rows = Readable.from(
      rowsOf(openDb(pool), (count) => {
        written += count
      }),
    )
    if (!file) return print(rows)
    await writeWhole({ pool, config }, file, (draft) => pipeline(rows, createWriteStream(draft)))
    const counted = written === 1 ? `1 ${one}` : `${written.toLocaleString('en-US')} ${many}`
    console.log(`${file} holds ${counted}.`)
  })

async function print(rows: Readable) {
  await pipeline(rows, process.stdout, { end: false }).catch((cause) => {
    // The reader has enough: mendwell export head
    if (errorCode(cause) !== 'EPIPE') throw fileProblem(cause, { file: '-', verb: 'written' })
  })
}
