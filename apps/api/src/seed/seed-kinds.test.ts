import { describe, expect, it } from 'vitest'
import { KIND_FILES, readKinds, SeedKind } from './files/kind-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'

const kinds = readKinds(SEED_FOLDER)
const byKey = new Map(kinds.map((kind) => [kind.key, kind]))
const products = readSeedFile(SEED_FOLDER, 'products.csv')
const listed = (rows: readonly { productId?: string; productName?: string; kind?: string }[]) =>
  rows.map(({ productId, productName, kind }) => `${productId} ${productName}: ${kind}`)

describe('the kinds of the seed', () => {
  it('are some hundreds, each described once', () => {
    expect(kinds.length).toBeGreaterThan(500)
    expect(byKey.size).toBe(kinds.length)
  })

  it('classify every product', () => {
    expect(listed(products.filter(({ kind = '' }) => !byKey.has(kind)))).toEqual([])
  })

  it('all have a product', () => {
    const used = new Set(products.map(({ kind }) => kind))
    expect(kinds.filter(({ key }) => !used.has(key)).map(({ key }) => key)).toEqual([])
  })

  it('name only existing kinds as accessories', () => {
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

  it('give the reason if they are not open to everyone', () => {
    const silent = kinds.filter(
      ({ saleClass, saleReason }) => (saleClass === 'OPEN') === (saleReason !== ''),
    )
    expect(silent.map(({ key }) => key)).toEqual([])
  })

  it("contradict no statement in a product's record", () => {
    const wrong = products.filter(({ kind = '', singleUse, sterile, latex }) => {
      const said = byKey.get(kind)
      return (
        (said?.singleUse === 'yes' && singleUse === 'N') ||
        (said?.singleUse === 'no' && singleUse === 'Y') ||
        (said?.sterile === 'yes' && sterile === 'N') ||
        (said?.latex === 'free' && latex === 'Y')
      )
    })
    expect(listed(wrong)).toEqual([])
  })
})

it('refuses an incomplete kind', () => {
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
