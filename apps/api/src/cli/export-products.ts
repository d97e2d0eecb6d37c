import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config.ts'
import { openDb } from '../db/db.ts'
import { exportProducts } from '../modules/product-imports/export-products.ts'
import { errorCode } from '../start-problem.ts'
import { fileProblem } from './file-problem.ts'
import { withPool } from './with-pool.ts'
import { writeWhole } from './write-whole.ts'

/** `mendwell export [FILE.csv]`: all products as the import takes them back; without a file to the terminal. */
export const exportProductsFile = (config: Config, [file]: string[]) =>
  withPool(config, async (pool) => {
    const rows = Readable.from(exportProducts(openDb(pool)))
    if (!file) return print(rows)
    await writeWhole({ pool, config }, file, (draft) => pipeline(rows, createWriteStream(draft)))
  })

async function print(rows: Readable) {
  await pipeline(rows, process.stdout, { end: false }).catch((cause) => {
    // Who reads has enough: mendwell export | head
    if (errorCode(cause) !== 'EPIPE') throw fileProblem(cause, { file: '-', verb: 'written' })
  })
}
