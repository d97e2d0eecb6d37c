import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byText } from './by-text.ts'
import { makeDearest } from './dearest.ts'
import {
  BRAND_ID,
  bitsOf,
  CATEGORY_ID,
  CENTS,
  factOf,
  makeRows,
  nameLengthOf,
  setBits,
  setFact,
  setNameLength,
} from './fact-rows.ts'
import { findMatching } from './find-matching.ts'
import { gatherPostings } from './gather-postings.ts'
import { makeNameJoints } from './joints.ts'
import { fewerMarks, fewMarks, makeMarks, visitMarks } from './marks.ts'
import { meet } from './meet.ts'
import { makeNameList } from './name-list.ts'
import { fieldsOf, isCode, placeOf, readVector, weightOf } from './posting.ts'
import { makeProductFacts } from './product-facts.ts'
import { FIELD, parseQuery, type QueryTree } from './query-tree.ts'
import { tallyOf } from './tally.ts'

const WORDS = ['a', 'ab', 'abc', 'b', 'ba', 'c']
const word = fc.constantFrom(...WORDS)
const texts = fc.array(fc.uniqueArray(word), { maxLength: 300 })
const postingsOf = (text: readonly string[]) => text.map((one) => ({ word: one, info: 1 }))

const { tree } = fc.letrec<{ tree: QueryTree; leaf: QueryTree }>((tie) => ({
  leaf: fc.record({
    kind: fc.constant('word'),
    word,
    isPrefix: fc.boolean(),
    fields: fc.constant(15),
  }),
  tree: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    fc.record({
      kind: fc.constantFrom('all', 'any'),
      of: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
    }) as fc.Arbitrary<QueryTree>,
  ),
}))

function fits(query: QueryTree, text: readonly string[]): boolean {
  if (query.kind === 'all') return query.of.every((part) => fits(part, text))
  if (query.kind === 'any') return query.of.some((part) => fits(part, text))
  return text.some((one) => (query.isPrefix ? one.startsWith(query.word) : one === query.word))
}

describe('findMatching', () => {
  it('finds what a look at every product finds, loaded or changed since', async () => {
    await fc.assert(
      fc.asyncProperty(
        texts,
        fc.array(fc.uniqueArray(word), { maxLength: 5 }),
        tree,
        async (before, after, query) => {
          const gathered = gatherPostings(64)
          for (const [doc, text] of before.entries()) gathered.add(doc, postingsOf(text))
          const words = await gathered.turnAround()
          expect([...findMatching(query, words)]).toEqual(
            [...before.keys()].filter((doc) => fits(query, before[doc] ?? [])),
          )
          for (const [doc, text] of after.entries()) words.replace(doc, postingsOf(text))
          const now = [...after, ...before.slice(after.length)]

          expect([...findMatching(query, words)]).toEqual(
            [...now.keys()].filter((doc) => fits(query, now[doc] ?? [])),
          )
        },
      ),
    )
  })
})

describe('meet', () => {
  it('finds each number that two lists share at its places', () => {
    const rising = fc
      .uniqueArray(fc.nat(60))
      .map((numbers) => Int32Array.from(numbers.toSorted((one, other) => one - other)))
    fc.assert(
      fc.property(rising, rising, (one, other) => {
        const found: number[][] = []
        meet(one, other, (at, otherAt) => found.push([at, otherAt]))

        expect(found).toEqual(
          [...one].flatMap((number, at) =>
            other.includes(number) ? [[at, other.indexOf(number)]] : [],
          ),
        )
      }),
    )
  })
})

describe('makeMarks', () => {
  it('has each number that was marked once, rising', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200)), (numbers) => {
        const marks = makeMarks(201)
        marks.setAll(Int32Array.from(numbers))
        const set = new Set(numbers)

        expect([...marks.docs()]).toEqual([...set].sort((one, other) => one - other))
      }),
    )
  })

  it('tells what several sets have in common', () => {
    const numbers = fc.array(fc.nat(99))
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 1, maxLength: 4 }), (lists) => {
        const [first, ...others] = lists.map((list) => {
          const marks = makeMarks(100)
          marks.setAll(Int32Array.from(list))
          return marks
        })
        const found: number[] = []
        const few = others.reduce(fewerMarks, fewMarks(first ?? makeMarks(100)))
        visitMarks(few, (number) => found.push(number) === 7)

        expect(found).toEqual(
          Array.from({ length: 100 }, (_, number) => number)
            .filter((number) => lists.every((list) => list.includes(number)))
            .slice(0, 7),
        )
      }),
    )
  })
})

describe('parseQuery', () => {
  const one = (typed: string, isPrefix = false, fields = 15) => ({
    ...{ kind: 'word', word: typed, isPrefix, fields },
  })

  it.each([
    ['', undefined],
    ["'walker'", one('walker')],
    ["'wal':*", one('wal', true)],
    ["'walker':ABC", one('walker', false, FIELD.A | FIELD.B | FIELD.C)],
    ["'a' & 'b' | 'c'", { kind: 'any', of: [{ kind: 'all', of: [one('a'), one('b')] }, one('c')] }],
    [
      "'a' & ('b' | 'c')",
      { kind: 'all', of: [one('a'), { kind: 'any', of: [one('b'), one('c')] }] },
    ],
    ["'a' <-> 'b'", { kind: 'all', of: [one('a'), one('b')] }],
    ["'it''s'", one("it's")],
  ])('%s', (text, query) => {
    expect(parseQuery(text)).toEqual(query)
  })
})

describe('readVector', () => {
  it('reads fields, places in the name and catalogue numbers', () => {
    const [brand, code, walker] = readVector("'acme':3B,4B,9 'wf20':5B 'walker':2A,8C", ['wf20'])

    expect(brand?.word).toBe('acme')
    expect(fieldsOf(brand?.info ?? 0)).toBe(FIELD.B | FIELD.D)
    expect(isCode(brand?.info ?? 0)).toBe(false)
    expect(isCode(code?.info ?? 0)).toBe(true)
    expect(placeOf(walker?.info ?? 0)).toBe(2)
    expect(placeOf(code?.info ?? 0)).toBe(0)
    expect(weightOf(walker?.info ?? 0)).toBeGreaterThan(weightOf(brand?.info ?? 0))
  })

  it('takes all places from the 63rd on as one, and those of a description as they come', () => {
    const [far, both] = readVector("'far':120A 'walker':4,12A,57C", [])

    expect(placeOf(far?.info ?? 0)).toBe(63)
    expect(fieldsOf(far?.info ?? 0)).toBe(FIELD.A)
    expect(placeOf(both?.info ?? 0)).toBe(12)
    expect(fieldsOf(both?.info ?? 0)).toBe(FIELD.A | FIELD.C | FIELD.D)
  })

  it('reads quotes in words', () => {
    expect(readVector("'a''b':1 'c\\\\d':2", []).map((posting) => posting.word)).toEqual([
      "a'b",
      'c\\d',
    ])
  })
})

describe('makeProductFacts', () => {
  it('finds every product again, whatever came first, and however many', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 })), (ids) => {
        const facts = makeProductFacts(1)
        for (const productId of ids) facts.put({ ...PRODUCT, productId, unitPriceCents: productId })
        const numbers = [...new Set(ids)].map((id) => facts.find(id) ?? -1)

        expect(facts.size).toBe(new Set(ids).size)
        expect(numbers.map((doc) => factOf(facts.rows, doc, CENTS))).toEqual([...new Set(ids)])
        expect(facts.find(51)).toBeUndefined()
      }),
    )
  })
})

describe('makeNameList', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '\uffee', '😀'), maxLength: 5 })

  it('orders and reads names as texts would, those that were changed too', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), fc.array(text), text, (before, after, part) => {
        const list = makeNameList(1)
        for (const [doc, name] of [...before.entries(), ...after.entries()]) list.put(doc, name)
        const names = [...after, ...before.slice(after.length)]
        const bytes = Buffer.from(part)
        const docs = [...names.keys()]

        expect(docs.map((doc) => list.startsWith(doc, bytes))).toEqual(
          names.map((name) => name.startsWith(part)),
        )
        expect(docs.map(list.holding(bytes))).toEqual(names.map((name) => name.includes(part)))
        expect(docs.map((doc) => Math.sign(list.compare(doc, 0)))).toEqual(
          names.map((name) => Math.sign(byText(name, names[0] as string))),
        )
      }),
    )
  })
})

const PRODUCT = {
  ...{ productName: 'Walker', categoryId: 1, brandId: null, inStock: true, cutPrice: false },
  ...{
    isPopular: false,
    isActive: true,
    traits: 0,
    ratingCount: null,
    ratingSum: null,
    createdAt: 0,
  },
}

it('keeps the facts of a row and of its neighbours apart', () => {
  const number = fc.integer({ min: 0, max: 0x7fffffff })
  const small = fc.integer({ min: 0, max: 0xffff })
  const row = fc.tuple(number, number, number, small, small)
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (all) => {
      const rows = makeRows(all.length)
      for (let round = 0; round < 2; round++) {
        for (const [doc, [cents, categoryId, brandId, bits, length]] of all.entries()) {
          setFact(rows, doc, CENTS, cents)
          setFact(rows, doc, CATEGORY_ID, categoryId)
          setFact(rows, doc, BRAND_ID, brandId)
          setBits(rows, doc, bits)
          setNameLength(rows, doc, length)
        }
      }
      const read = all.map((_, doc) => [
        ...[CENTS, CATEGORY_ID, BRAND_ID].map((fact) => factOf(rows, doc, fact as typeof CENTS)),
        bitsOf(rows, doc),
        nameLengthOf(rows, doc),
      ])
      expect(read).toEqual(all)
    }),
  )
})

describe('makeNameJoints', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '😀', ' '), maxLength: 9 })

  it('has names that hold a text or begin so, whatever they were before', () => {
    fc.assert(
      fc.property(text, text, text, fc.nat(99), (before, part, after, doc) => {
        const joints = makeNameJoints(1)
        joints.grow(100)
        for (const name of [after, `${before}${part}${after}`]) joints.put(doc, name)
        expect(joints.havingThoseOf(part).every(({ has }) => has(doc))).toBe(true)
        joints.put(doc, `${part}${after}`)
        expect(joints.beginning(part).every(({ has }) => has(doc))).toBe(true)
      }),
    )
  })

  it('tells out others', () => {
    const joints = makeNameJoints(1)
    joints.put(0, 'foam dressing')
    joints.put(0, 'foam and a dressing')

    expect(joints.havingThoseOf('foam dr').some(({ has }) => has(0))).toBe(false)
    expect(joints.beginning('gauze').some(({ has }) => has(0))).toBe(false)
  })
})

describe('makeDearest', () => {
  it('keeps those that were the dearest to make, whichever came last', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(99)), fc.integer({ min: 1, max: 9 }), (costs, max) => {
        const dearest = makeDearest<number>(max)
        for (const cost of costs) dearest.put(`${cost}`, cost, cost)

        expect(costs.filter((cost) => dearest.get(`${cost}`) === cost).sort()).toEqual(
          costs
            .toSorted((one, other) => other - one)
            .slice(0, max)
            .sort(),
        )
      }),
    )
  })
})

it('counts ids small and large, anew each time', () => {
  tallyOf(Int32Array.of(3, 7))

  expect(tallyOf(Int32Array.of(3, 1_000_000, 3, 0))).toEqual(
    new Map([
      [0, 1],
      [3, 2],
      [1_000_000, 1],
    ]),
  )
})
