import { expect, it } from 'vitest'
import { isJunkTerm } from './junk-term.ts'

it.each([
  'aaaaaaa',
  'asdf',
  'asdfgh kjl',
  'qwerty',
  'a b',
  '!!',
  '',
  'img src x onerror alert 1',
  'http example com',
  'x or 1 1',
  'union select password from users',
  'jane doe gmail com',
  '4111 1111 1111 1111',
  'x'.repeat(60),
])('%j tells staff nothing', (term) => {
  expect(isJunkTerm(term)).toBe(true)
})

it.each([
  'wibblewobbler',
  'zeppelin',
  'walker with horn',
  'a4253',
  '00380740015756',
  'mmhg',
  'xxxl briefs',
  'tlso',
  'iv',
  'añorga',
  'ww2 crutch',
])('%j may be something to sell', (term) => {
  expect(isJunkTerm(term)).toBe(false)
})
