import { expect, it } from 'vitest'
import { freeKeyOf, titleKeyOf } from './title-keys.ts'

it.each([
  ['Wrist brace', 'wrist-brace'],
  ['  Ährenkranz, 5 × 5"  ', 'ahrenkranz-5-5'],
  ['手袋', ''],
  ['x'.repeat(150), 'x'.repeat(60)],
])('%s goes by "%s" in addresses', (title, key) => {
  expect(titleKeyOf(title)).toBe(key)
})

it('is as long as wanted, and does not end with a hyphen', () => {
  expect(titleKeyOf('Wrist brace', 6)).toBe('wrist')
})

it.each([
  [[], 'brace'],
  [['brace-2'], 'brace'],
  [['brace'], 'brace-2'],
  [['brace', 'brace-2', 'brace-4'], 'brace-3'],
])('beside %j is %s', (taken, key) => {
  expect(freeKeyOf('brace', taken)).toBe(key)
})
