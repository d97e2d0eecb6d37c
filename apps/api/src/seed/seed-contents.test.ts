import { renderPicture } from '@mendwell/pictures/picture'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { productImageHash } from '../modules/catalog/pictures/picture-hash.ts'
import { readKinds } from './files/kind-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'
import { pictureFactsOf } from './load/load-products.ts'

const brands = readSeedFile(SEED_FOLDER, 'brands.csv')
const categories = readSeedFile(SEED_FOLDER, 'categories.csv')
const products = readSeedFile(SEED_FOLDER, 'products.csv')
const names = {
  brandNames: new Map(brands.map((row) => [Number(row.brandId), row.brandName ?? ''])),
  departments: new Map(categories.map((row) => [Number(row.categoryId), row.category ?? ''])),
  drawings: new Map(readKinds(SEED_FOLDER).map(({ key, drawing }) => [key, drawing])),
}
const facts = products.map((row) => pictureFactsOf(row, names))

describe('the pictures of the seed catalogue', () => {
  it('are deterministic, differ between products and contain no invalid number', () => {
    const seen = new Set<string>()
    for (const [index, product] of facts.entries()) {
      const pack = renderPicture(product, 'pack')

      if (index % 10 === 0) expect(renderPicture({ ...product }, 'pack')).toBe(pack)
      expect(pack).not.toMatch(/NaN|undefined|Infinity/)
      // The name for screen readers differs anyway: only what is visible counts.
      seen.add(pack.replace(/aria-label="[^"]*"/, ''))
    }
    expect(facts).toHaveLength(2_709)
    expect(seen.size).toBeGreaterThanOrEqual(2_200)
  })

  it('have a back without an invalid number', () => {
    for (const product of facts.filter((_, index) => index % 10 === 0)) {
      expect(renderPicture(product, 'facts')).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('have different addresses', () => {
    expect(new Set(facts.map((product) => productImageHash(product))).size).toBe(2_709)
  })

  it('are read by the strict parser that turns them into WebP', async () => {
    const oneOfEachCategory = categories.flatMap(({ categoryId }) =>
      facts.filter((product) => String(product.categoryId) === categoryId).slice(0, 1),
    )
    expect(oneOfEachCategory).toHaveLength(104)
    for (const product of oneOfEachCategory) {
      const { width, height } = await sharp(Buffer.from(renderPicture(product, 'facts'))).metadata()
      expect({ width, height }).toEqual({ width: 400, height: 400 })
    }
  })
})

describe('the descriptions of the seed catalogue', () => {
  const details = products.map((row) => row.productDetails ?? '')

  it('are a few sentences long, without an unfilled placeholder', () => {
    for (const text of details) {
      expect(text.split(/[.!?](?:\s|$)/).length, text).toBeGreaterThanOrEqual(4)
      expect(text.length, text).toBeGreaterThanOrEqual(50)
      expect(text.length, text).toBeLessThanOrEqual(320)
      expect(text).not.toMatch(/undefined|null|\s{2}|\.\./)
    }
  })

  it('promise no cure and praise nothing', () => {
    const claims = /\b(cures?|treats|prevents?|guarantee\w*|miracle|clinically|proven)\b/i

    expect(details.filter((text) => claims.test(text))).toEqual([])
  })

  it('stand beside attributes that state the same of use and sterility', () => {
    const wrong = products.filter(
      ({ extraAttributes = '', singleUse, sterile }) =>
        (extraAttributes.includes('"Single use"') && singleUse !== 'Y') ||
        (extraAttributes.includes('"Sterile"') && sterile !== 'Y') ||
        (extraAttributes.includes('"Non-sterile"') && sterile !== 'N'),
    )
    expect(wrong.map(({ productName }) => productName)).toEqual([])
  })

  it('mention latex and sterility if the record does', () => {
    for (const row of products) {
      if (row.latex === 'Y') expect(row.productDetails).toMatch(/contains natural rubber latex/i)
      if (row.latex === 'N') expect(row.productDetails).toMatch(/not made with natural rubber/i)
      if (row.sterile === 'Y') expect(row.productDetails).toMatch(/\bsterile/i)
    }
  })
})

/** Kinds whose goods belong in two categories: for babies and for everyone, of a chair and of its parts. */
const ON_TWO_SHELVES = [
  'dental-accessory-unspecified',
  'forearm-platform-attachment',
  'inhaler-spacer-infant-mask',
  'orthopedic-hand-instrument',
  'oxygen-humidifier-durable',
  'surgical-system-part',
  'wheelchair-frame-size-option',
  'wheelchair-inner-tube',
  'wheelchair-solid-seat',
]

it('products of a kind are in one category', () => {
  const shelves = new Map<string, Set<string>>()
  for (const { kind = '', categoryId = '' } of products)
    shelves.set(kind, new Set([...(shelves.get(kind) ?? []), categoryId]))
  const split = [...shelves].filter(([, of]) => of.size > 1).map(([kind]) => kind)

  expect(split.toSorted()).toEqual(ON_TWO_SHELVES)
})

it('prescription products are marked', () => {
  expect(
    products.filter(({ rx, productStatus }) => rx === 'Y' && productStatus === 'A'),
  ).toHaveLength(402)
})
