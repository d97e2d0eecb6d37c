import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { describe, expect, it } from 'vitest'
import { readKinds } from './files/kind-files.ts'
import { readLegalPages } from './files/legal-files.ts'
import { SEED_FOLDER } from './files/seed-files.ts'
import { readSituations } from './files/situation-files.ts'

/**
 * What people of eleven to twelve read with ease (ux §3.53): grades six to seven of the Flesch-Kincaid formula. It counts
 * syllables, so that a short text with one long word of medicine gets a high grade: kinds are measured as a whole.
 */
const GRADE = 7

function gradeOf(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?:;])\s+/))
  const words = texts.join(' ').match(/\p{L}[\p{L}'’-]*/gu) ?? []
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  })
}

/** A line of Markdown as it is read. */
const readable = (line: string) =>
  line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/^(?:#+|-) /, '')

const KINDS = readKinds(SEED_FOLDER).map((kind) => ({
  ...kind,
  grade: gradeOf([...kind.purpose, ...kind.beforeBuying, ...kind.warnings]),
}))

describe('what shoppers read can be read by a twelve-year-old', () => {
  it.each(KINDS.filter(({ saleClass }) => saleClass === 'OPEN' || saleClass === 'AGE'))(
    'of the kind $key, sold to everybody',
    ({ grade }) => expect(grade).toBeLessThanOrEqual(GRADE),
  )

  it('of 95 in 100 of all kinds', () => {
    const hard = KINDS.filter(({ grade }) => grade > GRADE)
    expect(hard.length).toBeLessThanOrEqual(KINDS.length * 0.05)
  })

  it.each(readLegalPages(SEED_FOLDER))('on the page $key', ({ lead, body }) => {
    const lines = [lead[0], ...(body[0] ?? [])].map(readable).filter((line) => line !== '')
    expect(gradeOf(lines)).toBeLessThanOrEqual(GRADE)
  })

  it.each(readSituations(SEED_FOLDER))('on the page by need $key', ({ lead, know, callDoctor }) => {
    const lines = [lead, ...know, ...callDoctor].map(([english]) => english)
    expect(gradeOf(lines)).toBeLessThanOrEqual(GRADE)
  })
})
