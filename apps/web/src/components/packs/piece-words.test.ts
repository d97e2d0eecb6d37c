import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { changeLanguage } from '../../lib/words/texts.ts'
import { pieceWordsEs } from '../../texts/es/piece-words.ts'
import { packsInWords, piecesInWords } from './piece-words.ts'

afterEach(() => changeLanguage('en'))

it('knows in Spanish what each piece of the seed is called', () => {
  const seed = readFileSync(new URL('../../../../api/seeds/packs.json', import.meta.url), 'utf8')
  const words = [...seed.matchAll(/"piece": "([^"]+)"/g)].map(([, word]) => word ?? '')
  expect(words.length).toBeGreaterThan(300)
  expect(words.filter((word) => !(word in pieceWordsEs))).toEqual([])
})

it.each([
  [1, 'leg rest', '1 leg rest', '1 reposapiernas'],
  [200, 'glove', '200 gloves', '200 guantes'],
  [2, 'toothbrush', '2 toothbrushes', '2 cepillos de dientes'],
  [2, 'frobnicator', '2 frobnicators', '2 frobnicators'],
])('%d of %s: %s, %s', async (count, word, english, spanish) => {
  expect(piecesInWords(count, word)).toBe(english)
  await changeLanguage('es')
  expect(piecesInWords(count, word)).toBe(spanish)
})

it('counts packs by the container that the unit names', async () => {
  expect(packsInWords(2, { unitName: 'box of 100', pieces: 100 })).toBe('2 boxes')
  expect(packsInWords(2, { unitName: 'cassette of 50 tests', pieces: 50 })).toBe('2 cassettes')
  expect(packsInWords(2, { unitName: '10 yards', pieces: 10 })).toBe('2 × 10')
  await changeLanguage('es')
  expect(packsInWords(2, { unitName: 'cassette of 50 tests', pieces: 50 })).toBe('2 casetes')
})
