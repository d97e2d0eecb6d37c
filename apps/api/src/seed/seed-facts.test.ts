import { factFault, namesLatex } from '@mendwell/domain/facts/facts'
import { describe, expect, it } from 'vitest'
import { readFacts } from './files/fact-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'

const rows = readFacts(SEED_FOLDER)
const products = new Map(
  readSeedFile(SEED_FOLDER, 'products.csv').map((row) => [Number(row.productId), row]),
)
const flag = (cell: string | undefined) => (cell ? cell === 'Y' : null)

// readFacts has refused values that no fact can have; see domain/facts/facts.test.ts.
describe('the facts of the seed', () => {
  it('are of products that the shop has, by their SKUs', () => {
    const unknown = rows.filter(({ productId, sku }) => products.get(productId)?.sku !== sku)

    expect(unknown).toEqual([])
    expect(rows.length).toBeGreaterThan(500)
  })

  it('contradict no name and no column', () => {
    const faults = rows.filter(({ productId, facts, latex }) => {
      const product = products.get(productId)
      const productName = product?.productName ?? ''
      return factFault({ productName, latex: latex ?? flag(product?.latex), facts })
    })

    expect(faults).toEqual([])
  })

  it('call nothing latex-free whose name says latex', () => {
    const wrong = [...products.values()].filter(
      ({ productName, latex }) => latex === 'N' && namesLatex(productName ?? ''),
    )

    expect(wrong).toEqual([])
  })

  it('take no girth for a width', () => {
    // "25cm-32cm ankle circumference": the leg that it fits.
    const girth = /(\d+) ?(?:cm)?-\d+ ?cm\b/
    const wrong = rows.filter(({ productId, facts }) => {
      const product = products.get(productId)
      const [, from] = girth.exec(product?.sourceName || product?.productName || '') ?? []
      return from && facts.width?.includes(`${Number(from) * 10}mm`)
    })

    expect(wrong).toEqual([])
  })

  it('state sizes only if the name does', () => {
    const letters = /\b(XS|S|M|L|X+L|small|medium|large|2X|extra)\b/i
    const silent = rows.filter(
      ({ productId, facts }) =>
        facts.size && !letters.test(products.get(productId)?.productName ?? ''),
    )

    expect(silent).toEqual([])
  })
})
