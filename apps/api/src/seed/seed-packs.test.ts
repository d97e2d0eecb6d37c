import { packProblem } from '@mendwell/domain/packs/packs'
import { expect, it } from 'vitest'
import { readPacks } from './files/pack-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'

const { pieces, groups } = readPacks(SEED_FOLDER)
const products = new Map(
  readSeedFile(SEED_FOLDER, 'products.csv').map((product) => [Number(product.productId), product]),
)
const priced = new Map(
  readSeedFile(SEED_FOLDER, 'prices.csv').map((price) => [Number(price.productId), price]),
)
const members = groups.flatMap((group) => group.members)

it('packs of the seed contain what their prices are based on', () => {
  const wrong = [...pieces, ...members].filter(
    ({ productId, sku, pieces }) =>
      products.get(productId)?.sku !== sku || Number(priced.get(productId)?.pieces) !== pieces,
  )
  expect(wrong).toEqual([])
})

it('name no piece vaguely where the name of the product says what it is', () => {
  // What is in these is not stated.
  const unknown = [1134, 2386, 3378]
  expect(pieces.filter(({ piece }) => piece === 'piece').map((pack) => pack.productId)).toEqual(
    unknown,
  )
})

it('sell by the yard, area, calories or days what is billed so', () => {
  const billed = [...products.values()].filter(
    ({ source, productName = '' }) =>
      source === 'cms-hcpcs' && /, [\d,]+ (yards?|sq in|calories|days' supply)$/.test(productName),
  )
  expect(billed.length).toBeGreaterThan(15)
  const wrong = billed.filter(
    ({ productName = '', unitName = '', productDetails = '', sourceName = '' }) =>
      !productName.endsWith(`, ${unitName}`) ||
      !productDetails.includes(`Sold as ${unitName};`) ||
      /pack of/.test(sourceName),
  )
  expect(wrong.map(({ productName }) => productName)).toEqual([])
})

it('groups of the seed contain the same pieces in different numbers, as their names say', () => {
  const problems = groups.map(({ members }) =>
    packProblem(
      members.map((pack) => ({
        ...pack,
        productName: products.get(pack.productId)?.productName ?? '',
        unitName: products.get(pack.productId)?.unitName ?? '',
      })),
    ),
  )
  expect(problems).toEqual(groups.map(() => null))
  for (const { members } of groups) {
    expect(new Set(members.map(({ productId }) => products.get(productId)?.kind)).size).toBe(1)
  }
})
