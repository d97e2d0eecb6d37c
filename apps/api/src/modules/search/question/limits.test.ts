import { expect, it } from 'vitest'
import { readLimits } from './limits.ts'

it.each([
  ['cpap mask under $80', [{ kind: 'maxPrice', value: 8_000 }]],
  ['gloves less than 12.50 dollars', [{ kind: 'maxPrice', value: 1_250 }]],
  ['guantes hasta 20 dólares', [{ kind: 'maxPrice', value: 2_000 }]],
  [
    'walker between $50 and $120',
    [
      { kind: 'minPrice', value: 5_000 },
      { kind: 'maxPrice', value: 12_000 },
    ],
  ],
  ['wheelchair over $1,000', [{ kind: 'minPrice', value: 100_000 }]],
  ['walker for 300 lb person', [{ kind: 'capacity', value: 300 }]],
  ['crutches for 6 foot 2', [{ kind: 'height', value: 74 }]],
  // A bottle, a mask and a weight to lift: no limits.
  ['saline under 100 ml', []],
  ['n95 mask', []],
  ['5 lb dumbbell', []],
])('reads the limits of "%s"', (text, limits) => {
  expect(readLimits(text).limits).toEqual(limits.map((limit) => expect.objectContaining(limit)))
})

it('removes what it has understood from the text', () => {
  expect(readLimits('walker for 300 lb person under $90').rest.trim()).toBe('walker')
})
