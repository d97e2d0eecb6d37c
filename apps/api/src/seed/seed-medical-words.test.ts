import { wordsIn } from '@mendwell/domain/catalog/medical-words'
import { describe, expect, it } from 'vitest'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'
import { readMedicalWords } from './files/words/medical-word-files.ts'

const WORDS = readMedicalWords(SEED_FOLDER).map(({ afterNumber = false, ...word }) => ({
  ...word,
  afterNumber,
}))
const TEXTS = readSeedFile(SEED_FOLDER, 'products.csv').map(
  ({ productName, productDetails }) => `${productName}\n${productDetails}`,
)

describe('medical words', () => {
  it('stand once each, in the order of their keys', () => {
    const keys = WORDS.map(({ key }) => key)
    expect(keys).toEqual([...new Set(keys)].sort())
    const forms = WORDS.flatMap((word) => word.forms.map((form) => form.toLowerCase()))
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([])
  })

  it('each explain some product', () => {
    const used = new Set(TEXTS.flatMap((text) => wordsIn(text, WORDS).map(({ key }) => key)))
    expect(WORDS.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([])
  })

  it.each(WORDS)('$key is explained in short sentences of both languages', (word) => {
    for (const text of [word.meaning, word.meaningEs]) {
      expect(text).toMatch(/^\p{Lu}[^.]*\.( \p{Lu}[^.]*\.)?$/u)
      for (const sentence of text.split('. '))
        expect(sentence.split(' ').length).toBeLessThanOrEqual(22)
    }
  })
})
