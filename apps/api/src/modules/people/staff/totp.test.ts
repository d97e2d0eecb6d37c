import { expect, it } from 'vitest'
import { isUnused } from './totp.ts'

const STEPS_A_DAY = (24 * 60 * 60) / 30

it.each([
  ['the next code', 1001, 1000, true],
  ['the same code again', 1000, 1000, false],
  ['an older code', 999, 1000, false],
  ['a code of a process whose clock is some minutes behind', 990, 1000, false],
  ['any code after the clock was set back by a day', 1000, 1000 + STEPS_A_DAY, true],
])('%s: %d after %d', (_, step, lastStep, unused) => {
  expect(isUnused(step, lastStep)).toBe(unused)
})
