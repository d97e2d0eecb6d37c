import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config.ts'
import { openDb } from '../db/db.ts'
import { exportProducts } from '../modules/product-imports/export-products.ts'
import { mayWrite } from './may-write.ts'
import { withPool } from './with-pool.ts'

/** `mendwell export [FILE.csv]`: all products as the import takes them back; without a file to the terminal. */
export const exportProductsFile = (config: Config, [file]: string[]) =>
  withPool(config, async (pool) => {
    if (file) await mayWrite(file)
    const rows = Readable.from(exportProducts(openDb(pool)))
    if (file) await pipeline(rows, createWriteStream(file))
    else await pipeline(rows, process.stdout, { end: false })
  })
