// Derives the seed catalogue from the folder of source tables: facts stay as they are, descriptions
// are ours (scripts/data/catalogue). Run it again when the source or a text changes:
//   npm exec -- node scripts/data/build-catalogue.ts <folder with products.csv, brands.csv, …>
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { readKinds, type SeedKind } from '../../apps/api/src/seed/files/kind-files.ts'
import { describeProduct, type SourceProduct } from './catalogue/describe-product.ts'
import { writeManifest } from './catalogue/manifest.ts'

const SEEDS = new URL('../../apps/api/seeds/', import.meta.url)
const COLUMNS: Record<string, string[]> = {
  departments: ['deptName', 'activeFlag', 'displayOrder', 'description'],
  categories: ['categoryId', 'category', 'subCategory', 'displayOrder'],
  brands: ['brandId', 'brandName', 'category'],
  taxes: ['taxId', 'stateCode', 'stateName', 'tax', 'year', 'source', 'note'],
}
/** Omitted from the source: custId (always empty) and discount (derived from the prices). */
const PRODUCT_COLUMNS = (
  'productId productName sourceName productDetails categoryId brandId unitPrice salePrice wholesalePrice ' +
  'purchasePrice quantity popularFlag productStatus packagingAttributes cuttingAttributes ' +
  'extraAttributes optionsAttributes sellinPcs unitName weight weightUnit sku taxExemptFlag notes ' +
  'kind manufacturer gtin udiDi hcpcs latex sterile singleUse rx otc priceSource source sourceId'
).split(' ')
const reviewed = (name: string) => read(fileURLToPath(new URL(`catalogue/${name}`, import.meta.url)))
/** This many consecutive words would be someone's sentence, not a fact. */
const COPIED_WORDS = 6

const read = (file: string): Record<string, string>[] =>
  parse(readFileSync(file, 'utf8'), { columns: true })

function wordRuns(text: string) {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.slice(COPIED_WORDS - 1).map((_, at) => words.slice(at, at + COPIED_WORDS).join(' '))
}

function productRows(source: string): SourceProduct[] {
  const kinds = new Map(readKinds(SEEDS).map((kind) => [kind.key, kind]))
  // What each product is and what to call it: reviewed by people, one product at a time.
  const readings = new Map(
    reviewed('product-kinds.csv').map((reading) => [reading.productId, reading]),
  )
  // What a product is, if the sentences of its kind leave several options.
  const purposes = new Map(reviewed('own-purposes.csv').map((row) => [row.productId, row]))
  const corrections = Map.groupBy(reviewed('corrections.csv'), ({ productId }) => productId)
  const products: SourceProduct[] = read(path.join(source, 'products.csv'))
  return products.map((stated) => {
    const product = corrected(stated, corrections.get(stated.productId) ?? [])
    const { productId = '', productName = '', productDetails = '', categoryId = '', sku } = product
    const reading = readings.get(productId)
    const kind = kinds.get(reading?.kind ?? '')
    if (!reading || !kind || reading.sku !== sku) {
      throw new Error(`Nobody has said what product ${productId} is`)
    }
    const { name = '', category } = reading
    const ours = describeProduct(product, purposeOf(kind, product, purposes.get(productId)))
    // A maker's or category's name may be long; any other overlap was copied.
    const foreign = new Set(wordRuns(productDetails.replaceAll(product.manufacturer || '\n', '')))
    const copied = wordRuns(ours).find((run) => foreign.has(run))
    if (copied) throw new Error(`Product ${productId}: "${copied}" stands in the source`)
    return {
      ...product,
      productName: name,
      // The maker's or record's name: a fact, but not a name to choose by.
      sourceName: productName === name ? '' : productName,
      productDetails: ours,
      categoryId: category || categoryId,
      kind: kind.key,
      notes: isEligible(kind) ? (product.notes ?? '') : withoutEligible(product.notes ?? ''),
    }
  })
}

/** A product with what people have read in its record, if the source's own column is wrong. */
function corrected(product: SourceProduct, rows: readonly Record<string, string>[]): SourceProduct {
  for (const { sku } of rows) {
    if (sku !== product.sku) throw new Error(`Product ${product.productId} is not ${sku}`)
  }
  const cells = rows.map(({ column = '', value = '' }) => [column, value])
  return { ...product, ...Object.fromEntries(cells) }
}

function purposeOf(kind: SeedKind, product: SourceProduct, own?: Record<string, string>) {
  if (!own) return kind.purpose
  if (own.sku !== product.sku || own.kind !== kind.key) {
    throw new Error(`Product ${product.productId} is not ${own.sku}, a ${own.kind}`)
  }
  return [own.purpose1 ?? '', own.purpose2 ?? '']
}

/** Health accounts pay for what people use themselves: not for clinic-only goods. */
const isEligible = ({ fsa, saleClass }: SeedKind) =>
  fsa === 'YES' && saleClass !== 'PROFESSIONAL' && saleClass !== 'LICENSED'

const withoutEligible = (notes: string) => notes.replace('HSA/FSA eligible.', '').replaceAll(/ +/g, ' ').trim()

/** Cells that are updated in an existing shop (seed/mend-texts.ts). */
const IMPROVED = [
  ...['productName', 'sourceName', 'productDetails', 'categoryId', 'kind', 'manufacturer'],
  ...['unitName', 'packagingAttributes', 'cuttingAttributes', 'extraAttributes', 'notes', 'singleUse', 'otc', 'rx'],
]

/**
 * Records the previous content of a cell as a digest: a shop seeded with it gets the new one unless someone has edited
 * it. Also increase the number of the part `texts` in seed-parts.ts.
 */
function keepEarlierTexts(products: readonly SourceProduct[]) {
  const known = read(fileURLToPath(new URL('earlier-texts.csv', SEEDS)))
  const last = new Map(
    read(fileURLToPath(new URL('products.csv', SEEDS))).map((row) => [row.productId, row]),
  )
  const keyOf = ({ productId, column, md5 }: Record<string, string>) =>
    `${productId} ${column} ${md5}`
  const rows = new Map(known.map((row) => [keyOf(row), row]))
  for (const product of products) {
    const { productId = '' } = product
    for (const column of IMPROVED) {
      const before = last.get(productId)?.[column]
      if (before === undefined || before === product[column]) continue
      const row = { productId, column, md5: createHash('md5').update(before).digest('hex') }
      rows.set(keyOf(row), row)
    }
  }
  writeFileSync(
    new URL('earlier-texts.csv', SEEDS),
    stringify([...rows.values()], { columns: ['productId', 'column', 'md5'], header: true }),
  )
}

/** The Spanish texts of products that have a purpose of their own. */
function writePurposes() {
  const rows = reviewed('own-purposes.csv').map((row) => ({
    productId: Number(row.productId),
    sku: row.sku,
    kind: row.kind,
    purposeEs: [row.purposeEs1, row.purposeEs2],
  }))
  writeFileSync(
    fileURLToPath(new URL('own-purposes.json', SEEDS)),
    `${JSON.stringify(rows, null, 2)}\n`,
  )
}

const source = process.argv[2]
if (!source) throw new Error('Name the folder that holds products.csv')
for (const [name, columns] of Object.entries(COLUMNS)) {
  const rows = read(path.join(source, `${name}.csv`))
  writeFileSync(new URL(`${name}.csv`, SEEDS), stringify(rows, { columns, header: true }))
}
const products = productRows(source)
keepEarlierTexts(products)
writeFileSync(
  new URL('products.csv', SEEDS),
  stringify(products, { columns: PRODUCT_COLUMNS, header: true }),
)
writePurposes()
writeManifest(SEEDS)
console.log(`${products.length} products written`)
