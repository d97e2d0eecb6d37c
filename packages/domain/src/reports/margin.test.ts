import { expect, it } from 'vitest'
import { marginPercent } from './margin.ts'

it.each([
  [40_00, 100_00, 40],
  [33_33, 99_99, 33.3],
  [-5_00, 20_00, -25],
  [0, 0, null],
  [-3_00, -1_00, null],
])('%i of %i cents are %s percent', (margin, sold, percent) => {
  expect(marginPercent(margin, sold)).toBe(percent)
})
