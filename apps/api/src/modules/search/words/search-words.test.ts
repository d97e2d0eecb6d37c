import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryAsTyped, readTerm, withJoinedNeighbors, withSpans } from './search-words.ts'

describe('readTerm', () => {
  it.each([
    ['Glucose  Test-Strips', ['glucose', 'test', 'strips']],
    ["men's 0.5 ml", ['mens', '0', '5', 'ml']],
    ['5x5/cm', ['5x5', 'cm']],
    ['a & !b', ['a', 'b']],
    ['😀', []],
    ['', []],
  ])('reads the words of %j', (typed, words) => {
    expect(readTerm(typed).words).toEqual(words)
  })

  it.each([
    ['Latex free catheter', ['catheter'], 1],
    ['powder-free, non-sterile gloves', ['gloves'], 128 | 64],
    ['sterile gauze, latex-free', ['gauze'], 2 | 1],
    ['guantes sin látex', ['guantes'], 1],
    ['latex', ['latex'], 0],
    ['sterilization wrap', ['sterilization', 'wrap'], 0],
    ['powder', ['powder'], 0],
    // Nothing else to search for.
    ['latex free', ['latex', 'free'], 1],
  ])('tells what %j says that products are from what it looks for', (typed, words, claims) => {
    expect(readTerm(typed)).toMatchObject({ words, claims })
  })

  it('takes a unit of length for no size of clothes', () => {
    expect(readTerm('3 m tape').spans).toEqual([{ at: 0, size: 2, query: "'3m'" }])
  })

  it('reads a catalogue number without its separators', () => {
    expect(readTerm('00-WF 20w/013').code).toBe('wf20w013')
  })

  it('matches a name that starts with it, without the plural', () => {
    expect(readTerm('Wheelchairs').start).toBe('wheelchair')
    expect(readTerm('gas').start).toBe('gas')
  })

  it('uses the first hundred characters and twelve words', () => {
    expect(readTerm('e'.repeat(5_000)).words).toEqual(['e'.repeat(60)])
    expect(readTerm('a b '.repeat(20)).words).toHaveLength(12)
  })

  it('leaves nothing in a word that a query would treat as an operator', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        for (const word of readTerm(typed).words) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u)
      }),
    )
  })
})

describe('queryAsTyped', () => {
  it.each([
    ['strips', "'strips'"],
    ['test strips', "'test' & 'strips'"],
    ['accu-chek meter', "(('accu' & 'chek') | 'accuchek') & 'meter'"],
    ['briefs m', "'briefs' & ('m' | ('medium'))"],
    ['brace 3xl', "(('brace' & ('3xl' | 'xxxl')) | 'brace3xl')"],
    ['brace XXL', "'brace' & ('xxl' | '2xl')"],
    ['xl briefs', "('xl' | ('extra' & 'large')) & 'briefs'"],
    ['guantes medianos', "'guantes' & ('medianos' | ('medium') | 'm')"],
    ['extra large', "(('extra' & ('large' | 'l')) | 'xl')"],
    ['22 inch', "(((('22' & 'inch') | '22in')) | '22inch')"],
    ['22in', "('22in' | '22in')"],
    ['0012', "('0012' | '12')"],
    ['wf 20', "(('wf' & '20') | 'wf20')"],
  ])('%s', (typed, query) => {
    expect(queryAsTyped(readTerm(typed))).toBe(query)
  })
})

it('joins each two neighbors in turn', () => {
  expect(withJoinedNeighbors(['a', 'b', 'c'], ["'a'", "'b'", "'c'"])).toEqual([
    "'ab' & 'c'",
    "'a' & 'bc'",
  ])
})

describe('withSpans', () => {
  const strips = { at: 0, size: 2, query: "'teststrip'" }

  it('puts what a span means next to its words', () => {
    expect(withSpans(["'sugar'", "'strips'", "'50'"], [strips])).toBe(
      "(('sugar' & 'strips') | 'teststrip') & '50'",
    )
  })

  it('takes the longest span from a word on, and shorter ones inside it', () => {
    const sugar = { at: 0, size: 1, query: "'glucose'" }

    expect(withSpans(["'sugar'", "'strips'"], [sugar, strips])).toBe(
      "((('sugar' | 'glucose') & 'strips') | 'teststrip')",
    )
  })
})
