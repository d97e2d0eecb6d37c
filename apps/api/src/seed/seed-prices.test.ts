import { isPriceHidden, type PriceCheck } from '@mendwell/domain/money/price-check'
import { expect, it } from 'vitest'
import { readKinds } from './files/kind-files.ts'
import { readSeedFile, SEED_FOLDER, type SeedRow } from './files/seed-files.ts'
import { cents, numberOrNull, text } from './files/seed-values.ts'

const kinds = new Map(readKinds(SEED_FOLDER).map((kind) => [kind.key, kind]))
const products = new Map(
  readSeedFile(SEED_FOLDER, 'products.csv').map((row) => [text(row, 'productId'), row]),
)

/** How a new shop treats the price of a product. */
function checked(row: SeedRow) {
  const product = products.get(text(row, 'productId'))
  const kind = kinds.get(product?.kind ?? '')
  if (!product || !kind) throw new Error(`There is no product ${text(row, 'productId')}`)
  const unitPriceCents = cents(row.unitPrice ? row : product, 'unitPrice')
  const pieces = numberOrNull(row, 'pieces')
  const { low, high } = kind.price
  const hidden = isPriceHidden({
    check: (text(row, 'check') || 'RULE') as PriceCheck,
    source: text(row, 'priceSource') || text(product, 'priceSource'),
    range: { lowCents: Math.max(1, Math.round(low * 100)), highCents: Math.ceil(high * 100) },
    ...{ unitPriceCents, pieces },
  })
  const each = unitPriceCents / (pieces ?? 1) / 100
  return { hidden, isWithin: each >= low && each <= high, isNew: Boolean(row.unitPrice) }
}

const prices = readSeedFile(SEED_FOLDER, 'prices.csv').map(checked)

it("shows no price outside its kind's range per piece", () => {
  expect(prices).toHaveLength(products.size)
  expect(prices.filter(({ hidden, isWithin }) => !hidden && !isWithin)).toEqual([])
})

it('puts few prices on request, and none that was corrected', () => {
  expect(prices.filter(({ hidden }) => hidden)).toHaveLength(340)
  expect(prices.filter(({ isNew }) => isNew).map(({ hidden }) => hidden)).not.toContain(true)
})
