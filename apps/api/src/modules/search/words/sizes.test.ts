import { describe, expect, it } from 'vitest'
import { cutAtSizes } from './sizes.ts'

const sizesIn = (text: string) => cutAtSizes(text).flatMap(({ size }) => size ?? [])

describe('cutAtSizes', () => {
  it.each([
    ['22in', ['22in']],
    ['22 inch', ['22in']],
    ['22 inches', ['22in']],
    ['22"', ['22in']],
    ['5x5 cm', ['5x5cm']],
    ['5cm x 5cm', ['5x5cm']],
    ['5 by 5 cm', ['5x5cm']],
    ['7.50 × 7.5', ['7p5x7p5']],
    ['10 x 10 x 0.3 cm', ['10x10x0p3cm']],
    ['1050 grams', ['1050g']],
    ['23 gauge', ['23g']],
    ['16 french', ['16ch']],
    ['ch12', ['12ch']],
    ['12fr', ['12ch']],
    ['500 ml bag 2 litres', ['500ml', '2l']],
    ['wf20w013', []],
    ['group 2', []],
    ['2 indoor', []],
  ])('%s → %j', (text, sizes) => {
    expect(sizesIn(text)).toEqual(sizes)
  })

  it('leaves every letter in its place', () => {
    const text = 'foam 5 x 5 cm, pack of 10'
    expect(
      cutAtSizes(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
