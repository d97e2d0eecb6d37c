// Writes the reviewed prices and brands (scripts/data/catalogue) next to the seed catalogue. Run it again when one of
// their files or the products change: npm exec -- node scripts/data/build-reviewed.ts
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { BRAND_NAME_COLUMNS, brandRows } from './catalogue/brand-rows.ts'
import { writeManifest } from './catalogue/manifest.ts'
import { PRICE_COLUMNS, priceRows } from './catalogue/price-rows.ts'

const SEEDS = new URL('../../apps/api/seeds/', import.meta.url)
const REVIEWED = new URL('catalogue/', import.meta.url)

const read = (folder: URL, name: string): Record<string, string>[] =>
  parse(readFileSync(fileURLToPath(new URL(name, folder)), 'utf8'), { columns: true })

const prices = priceRows(read(SEEDS, 'products.csv'), {
  readings: read(REVIEWED, 'product-kinds.csv'),
  pieces: read(REVIEWED, 'pieces.csv'),
  repriced: read(REVIEWED, 'repriced.csv'),
})
writeFileSync(
  new URL('prices.csv', SEEDS),
  stringify(prices, { columns: PRICE_COLUMNS, header: true }),
)
const brands = brandRows(read(SEEDS, 'brands.csv'), read(REVIEWED, 'brand-names.csv'))
writeFileSync(
  new URL('brand-names.csv', SEEDS),
  stringify(brands, { columns: BRAND_NAME_COLUMNS, header: true }),
)
copyFileSync(new URL('category-texts.csv', REVIEWED), new URL('category-texts.csv', SEEDS))
writeManifest(SEEDS)
console.log(`${prices.length} prices and ${brands.length} brands written`)
