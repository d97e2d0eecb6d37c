import { expect, it } from 'vitest'
import { namedColor } from './colors.ts'

const says = (productName: string) => namedColor({ productName })

it('recognizes the color in a name', () => {
  expect(says('Safco dental dam, light, 5 x 5 in, green, 52')).toEqual(says('Green dam'))
  expect(says('Isodam dental dam, light blue')).not.toEqual(says('Blue dam'))
  expect(says('Skintoskin sleepsuit, unbleached')).not.toBeNull()
  // A line of black instruments.
  expect(says('Hu-Friedy endodontic explorer, double-ended, Black Line')).not.toBeNull()
})

it('recognizes the size of a catheter, which has a color', () => {
  expect(says('Intermittent catheter, 18 Fr, pack of 30')).not.toEqual(says('Catheter, 8 Fr'))
  expect(says('LoFric Primo intermittent catheter, 14 Fr')).toEqual(says('HydroSil Go, 14 Fr'))
  expect(says('Intermittent catheter, straight tip')).toBeNull()
})

it.each([
  'Tubifast two-way stretch tubular bandage, yellow line, 10.75 cm, 1 m',
  'Blue Sky Bio dental implant (ISQ4110)',
  'Nitrile exam gloves',
])('takes no color from a name that only holds its word: %s', (name) => {
  expect(says(name)).toBeNull()
})
