import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byText } from './by-text.ts'
import { gatherPostings } from './gather-postings.ts'
import { makeVarintReader, varintSize, writeVarint } from './varint.ts'
import { makeWordList } from './word-list.ts'
import { makeWordNumbers } from './word-numbers.ts'

describe('gatherPostings', () => {
  const posting = fc.record({ step: fc.integer({ min: 1, max: 20_000 }), info: fc.nat(0xffff) })
  const postings = fc.array(posting, { maxLength: 1_000, size: 'max' })

  it('gives each word back what was put in, however many parts it was packed in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(postings, postings),
        fc.integer({ min: 1, max: 99 }),
        async (lists, perPart) => {
          const gathered = gatherPostings(perPart)
          const expected = lists.map((list) => placed(list))
          const byDoc = expected
            .flatMap((list, at) => list.map((one) => ({ ...one, word: `word${at}` })))
            .sort((one, other) => one.doc - other.doc)
          for (const { doc, word, info } of byDoc) gathered.add(doc, [{ word, info }])
          const words = await gathered.turnAround()
          for (const at of [0, 1]) {
            const { docs, infoAt } = words.find(`word${at}`)
            expect([...docs]).toEqual(expected[at]?.map(({ doc }) => doc))
            expect([...docs.keys()].map(infoAt)).toEqual(expected[at]?.map(({ info }) => info))
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  function placed(list: { step: number; info: number }[]) {
    let doc = -1
    return list.map(({ step, info }) => {
      doc += step
      return { doc, info }
    })
  }
})

describe('replace', () => {
  /** Null for a product without the word. */
  const info = fc.option(fc.nat(0xffff))
  const changes = fc.array(fc.tuple(fc.nat(40), info))
  const postingsOf = (one: number | null) => (one === null ? [] : [{ word: 'walker', info: one }])

  it('gives the word back as changed and new products have it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(info, { maxLength: 40 }), changes, async (before, after) => {
        const gathered = gatherPostings(16)
        for (const [doc, one] of before.entries()) gathered.add(doc, postingsOf(one))
        const words = await gathered.turnAround()
        for (const [doc, one] of after) words.replace(doc, postingsOf(one))
        const expected = [...new Map([...before.entries(), ...after])]
          .filter(([, one]) => one !== null)
          .sort(([one], [other]) => one - other)

        for (const { docs, infoAt } of [words.find('walker'), ...words.findBeginning('walk')]) {
          expect([...docs]).toEqual(expected.map(([doc]) => doc))
          expect([...docs.keys()].map(infoAt)).toEqual(expected.map(([, one]) => one))
        }
      }),
    )
  })
})

describe('makeWordNumbers', () => {
  it('numbers words as they come, the same word alike, however many there are', () => {
    const words = Array.from({ length: 20_000 }, (_, number) => `wörd${number}`)
    const numbers = makeWordNumbers()

    expect(words.map(numbers.numberOf)).toEqual([...words.keys()])
    expect(words.map(numbers.numberOf)).toEqual([...words.keys()])
    expect(numbers.size).toBe(words.length)
  })
})

describe('writeVarint', () => {
  it('is read as it was written, in as many bytes as were told', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(), fc.nat(300), fc.constant(0x7fffffff))), (numbers) => {
        const bytes = new Uint8Array(numbers.length * 5)
        const end = numbers.reduce((at, number) => writeVarint(bytes, at, number), 0)
        const reader = makeVarintReader(bytes)
        expect(numbers.map(() => reader.read())).toEqual(numbers)
        expect(reader.at).toBe(end)
        expect(reader.at).toBe(numbers.reduce((sum, number) => sum + varintSize(number), 0))
      }),
    )
  })
})

describe('makeWordList', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '￮', '😀'), maxLength: 4 })

  const atOnce = fc.integer({ min: 1, max: 12 })

  it('finds words and beginnings as a look at each of them does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(text), text, atOnce, async (words, asked, sortedAtOnce) => {
        const numbers = makeWordNumbers()
        for (const word of [...words, ...words]) numbers.numberOf(word)
        const list = makeWordList((await numbers.sorted(sortedAtOnce)).words)
        const sorted = words.toSorted(byText)
        const found = list.find(asked)
        expect(found).toBe(sorted.includes(asked) ? sorted.indexOf(asked) : undefined)
        const [first, end] = list.beginning(asked)
        expect(Array.from({ length: end - first }, (_, at) => list.textAt(first + at))).toEqual(
          sorted.filter((word) => word.startsWith(asked)),
        )
      }),
    )
  })
})
