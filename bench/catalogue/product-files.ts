import { stringify } from 'csv-stringify/sync'
import { readSeedFile, SEED_FOLDER } from '../../apps/api/src/seed/seed-files.ts'

/** New products as CSV: the rows of the seed catalogue again and again, each under a SKU of its own. */
export function newProducts(rows: number): Buffer {
  const seed = readSeedFile(SEED_FOLDER, 'products.csv')
  const columns = Object.keys(seed[0] ?? {}).filter((name) => name !== 'productId')
  const lines = Array.from({ length: rows }, (_, index) => {
    const row = { ...seed[index % seed.length], sku: `BENCH-${index}` } as Record<string, string>
    row.productName = `${row.productName} ${index}`.slice(0, 200)
    return columns.map((name) => row[name] ?? '')
  })
  return Buffer.from(stringify([columns, ...lines]))
}

/** Half of the rows change price and stock of those products, half are new. */
export function mixedProducts(rows: number, categoryId: number): Buffer {
  const columns = ['sku', 'productName', 'productDetails', 'unitPrice', 'categoryId', 'quantity']
  const lines = Array.from({ length: rows }, (_, index) => {
    const sku = index % 2 === 0 ? `BENCH-${index}` : `MIXED-${index}`
    return [sku, `Renamed ${index}`, 'Imported twice.', '12.34', categoryId, index % 500]
  })
  return Buffer.from(stringify([columns, ...lines]))
}
