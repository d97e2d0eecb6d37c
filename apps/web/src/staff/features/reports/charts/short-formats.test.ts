import { expect, it } from 'vitest'
import { bucketName, changeOf } from './short-formats.ts'

it.each([
  ['day', 'Nov 1'],
  ['week', 'Nov 1'],
  ['month', 'Nov 2026'],
] as const)('names the bucket of a %s %s', (cut, name) => {
  expect(bucketName('2026-11-01', cut)).toBe(name)
})

it.each([
  [150, 100, '+50%'],
  [100, 300, '-66.7%'],
  [0, 10, '-100%'],
  [5, -10, '+150%'],
  [5, 0, undefined],
  [5, null, undefined],
])('from %d after %s it is %s', (now, before, words) => {
  expect(changeOf(now, before)).toBe(words)
})
