import { stringify } from 'csv-stringify/sync'
import { readSeedFile, SEED_FOLDER } from '../../apps/api/src/seed/seed-files.ts'

/**
 * Products as CSV with every column: the rows of the seed catalogue again and again, the first under
 * the SKUs of products that are there, the others under new ones.
 */
export function productFile(rows: number, knownSkus: readonly string[]): Buffer {
  const seed = readSeedFile(SEED_FOLDER, 'products.csv')
  const columns = Object.keys(seed[0] ?? {}).filter((name) => name !== 'productId')
  const lines = Array.from({ length: rows }, (_, index) => {
    const row: Record<string, string> = { ...seed[index % seed.length] }
    row.sku = knownSkus[index] ?? `IMPORTED-${index}`
    row.productName = `${row.productName} ${index}`.slice(0, 200)
    return columns.map((name) => row[name] ?? '')
  })
  return Buffer.from(stringify([columns, ...lines]))
}
