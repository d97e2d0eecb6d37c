import { describe, expect, it } from 'vitest'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'

const products = readSeedFile(SEED_FOLDER, 'products.csv').map((row) => ({
  productId: row.productId,
  name: row.productName ?? '',
  sourceName: row.sourceName ?? '',
  manufacturer: row.manufacturer ?? '',
  latex: row.latex,
}))
const listed = (pattern: RegExp) =>
  products.filter(({ name }) => pattern.test(name)).map(({ productId, name }) => [productId, name])

describe('a name of the seed', () => {
  it('is at most 90 letters long and says something', () => {
    const odd = products.filter(({ name }) => name.length > 90 || name.length < 5)
    expect(odd).toEqual([])
  })

  it('belongs to one product', () => {
    const counts = Map.groupBy(products, ({ name }) => name.toLowerCase())
    expect([...counts].filter(([, { length }]) => length > 1)).toEqual([])
  })

  it.each([
    [
      'is not cut in a phrase',
      /[,;:&(-]$|(?<!\d|\bsq)\s(with|without|for|in|of|and|or|to|the|a|by|used)$/,
    ],
    [
      'is no sentence of a record',
      /\b(as a component|intended|designed to|indicated|consists?)\b/i,
    ],
    ['leaks no list of parts', /\b(includes?|including|comprised|components?:)\b/i],
    ['says no word twice', /\b([a-z]{3,}) \1\b/i],
    ['carries no legal form', /\b(LLC|Inc|GmbH|Ltd|Limited|Corp|Corporation)\b/],
    ['carries no marks and no odd spaces', /[®™©*_|]|\s\s|^\s|\s$|\s[,;:)]|\(\s/],
    ['closes what it opens', /^[^)]*\([^)]*$|^[^(]*\)/],
    [
      'is spelled the American way',
      /\b(tyre|aluminium|fibre|litre|metre|millilitre|centre|grey|moulded|odour|sterilis|catheteris|paediatric|orthopaedic|anaesth|oesoph|nappy|nappies|plaster cast)/i,
    ],
  ])('%s', (_, pattern) => {
    expect(listed(pattern)).toEqual([])
  })

  it('keeps what its record says about latex, powder, dye, width and toes', () => {
    const lost = products.filter(
      ({ name, sourceName }) =>
        (/powder[\s-]*free/i.test(sourceName) && !/powder-free/i.test(name)) ||
        (/latex/i.test(sourceName) && !/latex/i.test(name)) ||
        ['open toe', 'undyed', 'extra wide'].some(
          (said) => sourceName.toLowerCase().includes(said) && !name.toLowerCase().includes(said),
        ),
    )
    expect(lost).toEqual([])
  })

  it('gives the size of a sock in a system that has it', () => {
    const odd = products.filter(({ name }) => /\bUK size (?:1[4-9]|[2-9]\d)/.test(name))
    expect(odd).toEqual([])
  })

  it('comes with the name of a company, without numbers and articles', () => {
    const odd = products.filter(({ manufacturer }) =>
      /, the$|number|\d{6}|\.\(|, [A-Z] /i.test(manufacturer),
    )
    expect(odd).toEqual([])
  })

  it("is stored along with the record's name if they differ", () => {
    expect(products.filter(({ name, sourceName }) => name === sourceName)).toEqual([])
    expect(products.filter(({ sourceName }) => sourceName !== '').length).toBeGreaterThan(2_500)
  })
})
