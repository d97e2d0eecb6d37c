import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gatherPostings } from './gather-postings.ts'
import { makeProductFacts } from './product-facts.ts'
import { ANY_FIELD, FIELD, type QueryTree, type QueryWord } from './query-tree.ts'
import { bestSuggestions } from './suggest-matches.ts'

const WORDS = ['foam', 'foa', 'drum', 'dress', 'a1', 'small', 'dr', 'am']

interface Product {
  /** In its name, and in its description. */
  name: string[]
  more: string[]
  code: string
  isActive: boolean
  inStock: boolean
  isPopular: boolean
}

const product: fc.Arbitrary<Product> = fc.record({
  name: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }),
  more: fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }),
  code: fc.constantFrom('a1', 'x9', 'foam'),
  isActive: fc.boolean(),
  inStock: fc.boolean(),
  isPopular: fc.boolean(),
})
const typedWords = fc.array(fc.constantFrom('f', 'foam', 'fo', 'd', 'dr', 'dress', 'am', 'a1'), {
  minLength: 1,
  maxLength: 3,
})

const wordsOf = ({ name, more, code }: Product) => [...name, ...more, code]

/** As readVector makes them of a product's words. */
const postingsOf = (one: Product) =>
  [...new Set(wordsOf(one))].map((word) => {
    const place = one.name.indexOf(word) + 1
    const code = one.code === word ? 1 << 15 : 0
    return { word, info: (place > 0 ? FIELD.A : FIELD.D) | (place << 9) | code }
  })

const rowOf = (one: Product, productId: number) => ({
  ...{ productId, productName: one.name.join(' '), categoryId: 1, brandId: null },
  ...{ unitPriceCents: 100, cutPrice: false, traits: 0, createdAt: 0 },
  ...{ ratingCount: null, ratingSum: null },
  ...{ isActive: one.isActive, inStock: one.inStock, isPopular: one.isPopular },
})

/** The rule, over every product. */
function naive(products: readonly Product[], typed: readonly string[], limit: number): number[] {
  const start = typed.join(' ')
  const fits = (one: Product) =>
    one.isActive && typed.every((begun) => wordsOf(one).some((word) => word.startsWith(begun)))
  const rank = (one: Product) => {
    const name = one.name.join(' ')
    const spelled = name.startsWith(start) ? 12 : name.includes(start) ? 4 : 0
    const exact = one.code === typed.join('') ? 16 : 0
    return spelled + exact + (one.inStock ? 2 : 0) + (one.isPopular ? 1 : 0)
  }
  return [...products.entries()]
    .filter(([, one]) => fits(one))
    .sort(([at, one], [otherAt, other]) => rank(other) - rank(one) || at - otherAt)
    .slice(0, limit)
    .map(([at]) => at + 1)
}

it('suggests what a look at every product would, loaded or changed since', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { maxLength: 90, size: 'max' }),
      fc.array(product, { maxLength: 9 }),
      typedWords,
      fc.integer({ min: 1, max: 8 }),
      async (before, after, typed, limit) => {
        const gathered = gatherPostings()
        const facts = makeProductFacts(before.length)
        for (const [at, one] of before.entries()) {
          gathered.add(facts.put(rowOf(one, at + 1)), postingsOf(one))
        }
        const words = await gathered.turnAround()
        const parts = typed.map(
          (word): QueryWord => ({ kind: 'word', word, isPrefix: true, fields: ANY_FIELD }),
        )
        const tree: QueryTree =
          parts.length > 1 ? { kind: 'all', of: parts } : (parts[0] as QueryWord)
        const scope = { code: typed.join(''), start: typed.join(' ') }
        const suggested = () => bestSuggestions({ words, facts }, { tree, scope, limit })

        expect(suggested()).toEqual(naive(before, typed, limit))
        for (const [at, one] of after.entries()) {
          words.replace(facts.put(rowOf(one, at + 1)), postingsOf(one))
        }
        expect(suggested()).toEqual(naive([...after, ...before.slice(after.length)], typed, limit))
      },
    ),
  )
})
