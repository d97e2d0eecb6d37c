import { describe, expect, it } from 'vitest'
import { readFamilies } from './files/family-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'

const families = readFamilies(SEED_FOLDER)
const products = new Map(
  readSeedFile(SEED_FOLDER, 'products.csv').map((product) => [Number(product.productId), product]),
)
const prices = new Map(
  readSeedFile(SEED_FOLDER, 'prices.csv').map((price) => [Number(price.productId), price]),
)
/** Their members differ in weight, area, pieces or shares; nobody sees the prices of the shims. */
const MORE_OR_LESS = [
  ...['nova-micro-pillows', 'vocom-shim', 'biatain-fiber-ag'],
  ...['qurbani-goat', 'qurbani-sheep', 'qurbani-cow'],
]
const productsOf = ({ members }: (typeof families)[number]) =>
  members.map(({ productId }) => products.get(productId))

/** The families whose members differ in a column. */
const mixed = (column: 'kind' | 'rx' | 'categoryId' | 'brandId') =>
  families
    .filter((family) => new Set(productsOf(family).map((product) => product?.[column])).size > 1)
    .map(({ key }) => key)
const doubled = (values: readonly (string | number)[]) =>
  values.filter((value, place) => values.indexOf(value) !== place)

// readFamilies has refused families of one, and missing or duplicate values; see domain/catalog/families.test.ts.
describe('the families of the seed', () => {
  it('are well over a hundred, each with a title of its own', () => {
    expect(families.length).toBeGreaterThan(100)
    expect(doubled(families.map(({ key }) => key))).toEqual([])
    expect(doubled(families.map(({ title }) => title))).toEqual([])
  })

  it('name products that the shop sells, by their SKUs', () => {
    const wrong = families
      .flatMap(({ members }) => members)
      .filter(({ productId, sku }) => {
        const product = products.get(productId)
        return product?.sku !== sku || product.productStatus !== 'A'
      })
    expect(wrong).toEqual([])
  })

  it('share no product', () => {
    expect(doubled(families.flatMap(({ members }) => members.map((one) => one.productId)))).toEqual(
      [],
    )
  })

  it('have one kind, which decides who may buy them, one category and one brand', () => {
    expect(mixed('kind')).toEqual([])
    expect(mixed('rx')).toEqual([])
    expect(mixed('categoryId')).toEqual([])
    expect(mixed('brandId')).toEqual([])
  })

  it('offer no value without a product', () => {
    const unsold = families.flatMap(({ key, axes, members }) =>
      axes.flatMap(({ values }, at) =>
        values
          .filter((value) => !members.some((member) => member.values[at] === value))
          .map((value) => `${key}: ${value}`),
      ),
    )
    expect(unsold).toEqual([])
  })

  it('let a shopper change one choice and keep the others, somewhere at least', () => {
    const differences = (one: readonly string[], other: readonly string[]) =>
      one.filter((value, at) => value !== other[at]).length
    const silent = families.filter(
      ({ axes, members }) =>
        axes.length > 1 &&
        !members.some((one) =>
          members.some((other) => differences(one.values, other.values) === 1),
        ),
    )
    expect(silent.map(({ key }) => key)).toEqual([])
  })

  it('have one estimated price, unless the choice is how much there is of it', () => {
    const estimated = ({ members }: (typeof families)[number]) =>
      members.flatMap(({ productId }) => {
        const [price, product] = [prices.get(productId), products.get(productId)]
        const isEstimate = /^(?:rule|sibling)$/.test(
          price?.priceSource || (product?.priceSource ?? ''),
        )
        // What is sold by quote has no price in the shop.
        const isSold = product?.source !== 'cms-hcpcs' && price?.check !== 'ASK'
        return isSold && isEstimate ? [price?.unitPrice || product?.unitPrice] : []
      })
    const uneven = families.filter((family) => new Set(estimated(family)).size > 1)
    expect(new Set(uneven.map(({ key }) => key))).toEqual(new Set(MORE_OR_LESS))
  })

  it('have the same number of pieces, unless the pack is the choice', () => {
    const uneven = families.filter(
      (family) =>
        family.axes.every(({ name }) => name !== 'pack') &&
        new Set(productsOf(family).map((product) => product?.unitName)).size > 1,
    )
    expect(uneven.map(({ key }) => key)).toEqual([])
  })
})
