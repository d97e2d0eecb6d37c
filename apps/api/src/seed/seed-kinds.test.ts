import { describe, expect, it } from 'vitest'
import { KIND_FILES, readKinds, SeedKind } from './files/kind-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'

const kinds = readKinds(SEED_FOLDER)
const byKey = new Map(kinds.map((kind) => [kind.key, kind]))
const products = readSeedFile(SEED_FOLDER, 'products.csv')
const told = (rows: readonly { productId?: string; productName?: string; kind?: string }[]) =>
  rows.map(({ productId, productName, kind }) => `${productId} ${productName}: ${kind}`)

describe('the kinds of the seed', () => {
  it('are some hundreds, each described once', () => {
    expect(kinds.length).toBeGreaterThan(500)
    expect(byKey.size).toBe(kinds.length)
  })

  it('say of every product what it is', () => {
    expect(told(products.filter(({ kind = '' }) => !byKey.has(kind)))).toEqual([])
  })

  it('are all of some product', () => {
    const used = new Set(products.map(({ kind }) => kind))
    expect(kinds.filter(({ key }) => !used.has(key)).map(({ key }) => key)).toEqual([])
  })

  it('name only kinds that are there as what goes with them', () => {
    const unknown = kinds.flatMap(({ key, goesWith }) =>
      goesWith.filter((other) => other === key || !byKey.has(other)).map((other) => [key, other]),
    )
    expect(unknown).toEqual([])
  })

  it('say as much in Spanish as in English', () => {
    const uneven = kinds.filter(
      (kind) =>
        kind.beforeBuying.length !== kind.beforeBuyingEs.length ||
        kind.warnings.length !== kind.warningsEs.length,
    )
    expect(uneven.map(({ key }) => key)).toEqual([])
  })

  it('say why where they are not open to everybody', () => {
    const silent = kinds.filter(
      ({ saleClass, saleReason }) => (saleClass === 'OPEN') === (saleReason !== ''),
    )
    expect(silent.map(({ key }) => key)).toEqual([])
  })

  it('say nothing against what the record of a product states', () => {
    const wrong = products.filter(({ kind = '', singleUse, sterile, latex }) => {
      const said = byKey.get(kind)
      return (
        (said?.singleUse === 'yes' && singleUse === 'N') ||
        (said?.singleUse === 'no' && singleUse === 'Y') ||
        (said?.sterile === 'yes' && sterile === 'N') ||
        (said?.latex === 'free' && latex === 'Y')
      )
    })
    expect(told(wrong)).toEqual([])
  })
})

it('refuses a kind that says less than a kind must', () => {
  const [kind] = kinds
  expect(kind).toBeDefined()
  expect(SeedKind.safeParse({ ...kind, purpose: ['Only one sentence.'] }).success).toBe(false)
  expect(SeedKind.safeParse({ ...kind, sources: [] }).success).toBe(false)
})

it('has a file for every department', () => {
  const departments = readSeedFile(SEED_FOLDER, 'departments.csv').map(({ deptName = '' }) =>
    deptName.toLowerCase().replace(/\W+/g, '-'),
  )
  expect([...KIND_FILES].sort()).toEqual(departments.sort())
})
