// Derives the seed catalogue from the folder of source tables: facts stay as they are, descriptions
// are ours (scripts/catalogue). Run it again when the source or a text changes:
//   npm exec -- node scripts/build-catalogue.ts <folder with products.csv, brands.csv, …>
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import {
  type CategoryText,
  chooseText,
  describeProduct,
  type SourceProduct,
} from './catalogue/describe-product.ts'
import { writeManifest } from './catalogue/manifest.ts'

const SEEDS = new URL('../apps/api/seeds/', import.meta.url)
const COLUMNS: Record<string, string[]> = {
  departments: ['deptName', 'activeFlag', 'displayOrder', 'description'],
  categories: ['categoryId', 'category', 'subCategory', 'displayOrder'],
  brands: ['brandId', 'brandName', 'category'],
  taxes: ['taxId', 'stateCode', 'stateName', 'tax', 'year', 'source', 'note'],
}
/** Left out of the source: custId (always empty) and discount (follows from the prices). */
const PRODUCT_COLUMNS = (
  'productId productName productDetails categoryId brandId unitPrice salePrice wholesalePrice ' +
  'purchasePrice quantity popularFlag productStatus packagingAttributes cuttingAttributes ' +
  'extraAttributes optionsAttributes sellinPcs unitName weight weightUnit sku taxExemptFlag notes ' +
  'manufacturer gtin udiDi hcpcs latex sterile singleUse rx otc priceSource source sourceId'
).split(' ')
/** So many words in a row would be somebody's sentence, not a fact. */
const COPIED_WORDS = 6

const read = (file: string): Record<string, string>[] =>
  parse(readFileSync(file, 'utf8'), { columns: true })

function wordRuns(text: string) {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.slice(COPIED_WORDS - 1).map((_, at) => words.slice(at, at + COPIED_WORDS).join(' '))
}

function productRows(source: string) {
  const textsFile = new URL('catalogue/category-texts.csv', import.meta.url)
  const texts: CategoryText[] = parse(readFileSync(textsFile, 'utf8'), { columns: true })
  const products: SourceProduct[] = read(path.join(source, 'products.csv'))
  return products.map((product) => {
    const { productId, productName = '', productDetails = '', categoryId } = product
    const ofCategory = texts.filter((text) => text.categoryId === categoryId)
    const ours = describeProduct(product, chooseText(ofCategory, productName))
    // A maker's or category's name may be long; anything else in common was copied.
    const foreign = new Set(wordRuns(productDetails.replaceAll(product.manufacturer || '\n', '')))
    const copied = wordRuns(ours).find((run) => foreign.has(run))
    if (copied) throw new Error(`Product ${productId}: "${copied}" stands in the source`)
    return { ...product, productDetails: ours }
  })
}

const source = process.argv[2]
if (!source) throw new Error('Name the folder that holds products.csv')
for (const [name, columns] of Object.entries(COLUMNS)) {
  const rows = read(path.join(source, `${name}.csv`))
  writeFileSync(new URL(`${name}.csv`, SEEDS), stringify(rows, { columns, header: true }))
}
const products = productRows(source)
writeFileSync(
  new URL('products.csv', SEEDS),
  stringify(products, { columns: PRODUCT_COLUMNS, header: true }),
)
writeManifest(SEEDS)
console.log(`${products.length} products written`)
