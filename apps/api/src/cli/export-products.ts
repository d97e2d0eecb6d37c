import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config/config.ts'
import { errorCode } from '../config/start-problem.ts'
import { openDb } from '../db/db.ts'
import { exportProducts } from '../modules/catalog/imports/export-products.ts'
import { fileProblem } from './running/file-problem.ts'
import { withPool } from './running/with-pool.ts'
import { writeWhole } from './running/write-whole.ts'

/** `mendwell export [FILE.csv]`: all products as the import takes them back; without a file to the terminal. */
export const exportProductsFile = (config: Config, [file]: string[]) =>
  withPool(config, async (pool) => {
    let written = 0
    const rows = Readable.from(
      exportProducts(openDb(pool), (count) => {
        written += count
      }),
    )
    if (!file) return print(rows)
    await writeWhole({ pool, config }, file, (draft) => pipeline(rows, createWriteStream(draft)))
    const products = written === 1 ? '1 product' : `${written.toLocaleString('en-US')} products`
    console.log(`${file} holds ${products}.`)
  })

async function print(rows: Readable) {
  await pipeline(rows, process.stdout, { end: false }).catch((cause) => {
    // Who reads has enough: mendwell export | head
    if (errorCode(cause) !== 'EPIPE') throw fileProblem(cause, { file: '-', verb: 'written' })
  })
}
