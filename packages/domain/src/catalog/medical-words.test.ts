import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_EXPLAINED, wordsIn } from './medical-words.ts'

const word = (key: string, forms = [key], afterNumber = false) => ({ key, forms, afterNumber })
const WORDS = [
  word('catheter', ['catheter', 'catheters']),
  word('intermittent', ['intermittent catheter']),
  word('vented'),
  word('non-vented'),
  word('french', ['French', 'Fr'], true),
  word('gauge', ['gauge'], true),
  word('coude', ['coudé', 'coude']),
  word('negative', ['negative pressure']),
  word('point', ['v.a.c.']),
]
const keysIn = (text: string) => wordsIn(text, WORDS).map(({ key }) => key)

describe('words that are explained', () => {
  it.each([
    ['Foley catheter, 16 Fr', ['catheter', 'french']],
    ['16Fr catheters', ['french', 'catheter']],
    ['16-French', ['french']],
    ['French toast for babies', []],
    ['Lancets, 28 gauge', ['gauge']],
    ['28-gauge needle', ['gauge']],
    ['Pressure gauge', []],
    ['VENTED MASK', ['vented']],
    ['Non-vented mask', ['non-vented']],
    ['Vented and non-vented', ['vented', 'non-vented']],
    ['Unvented, ventedness, vented-like', []],
    ['Intermittent catheter', ['intermittent']],
    ['Coudé tip', ['coude']],
    ['Micatheter', []],
    ['Negative pressure, V.A.C. kit', ['negative', 'point']],
    ['vaaac', []],
    ['', []],
  ])('%j has %j', (text, keys) => {
    expect(keysIn(text)).toEqual(keys)
  })

  it('names the longer word, but also the shorter one where it stands first', () => {
    expect(keysIn('A catheter: an intermittent catheter')).toEqual(['catheter', 'intermittent'])
  })

  it('explains few words, each once, whatever the text', () => {
    const many = 'abcdefgh'.split('').map((letter) => word(letter))
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'abcdefghxyz'.split(''))), (letters) => {
        const expected = [...new Set(letters)].filter((one) => one < 'x').slice(0, MAX_EXPLAINED)
        expect(wordsIn(letters.join(' '), many).map(({ key }) => key)).toEqual(expected)
      }),
    )
  })
})
