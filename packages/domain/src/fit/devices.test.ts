import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEVICE_KEY } from './device-keys.ts'
import {
  bestFit,
  deviceKeyOf,
  devicesFault,
  type FitStatement,
  hasCycle,
  mismatchesOf,
} from './devices.ts'

const say = (productId: number, deviceKey: string, sure: 0 | 2 | 3): FitStatement => ({
  productId,
  deviceKey,
  fits: sure > 0,
  sure: sure || 3,
})

describe('the best known match', () => {
  it.each([
    [[say(1, 'a', 2), say(1, 'b', 3), say(1, 'c', 0)], 'b'],
    [[say(1, 'a', 0), say(1, 'b', 2)], 'b'],
    [[say(1, 'a', 0)], 'a'],
    [[], undefined],
  ] as const)('of %j is %s', (statements, key) => {
    expect(bestFit(statements)?.deviceKey).toBe(key)
  })
})

describe('a warning', () => {
  const LITE = say(1, 'optium', 0)

  it.each([
    ['a strip beside a meter that it does not fit', [1], ['optium'], [LITE], 1],
    [
      'the same with a second meter that it fits',
      [1],
      ['optium', 'lite'],
      [LITE, say(1, 'lite', 3)],
      0,
    ],
    [
      'the same with another kind that it fits',
      [1],
      ['optium', 'lite'],
      [LITE, say(1, 'lite', 2)],
      0,
    ],
    ['a fit to a meter that nobody has', [1], ['optium'], [LITE, say(1, 'lite', 3)], 1],
    ['nothing known', [1], ['optium'], [], 0],
    ['a statement about another product', [2], ['optium'], [LITE], 0],
    ['a statement about another meter', [1], ['verio'], [LITE], 0],
  ] as const)('%s', (_, products, devices, statements, warnings) => {
    expect(mismatchesOf(products, devices, statements)).toHaveLength(warnings)
  })

  it('never results from missing data, whatever else is known', () => {
    const statement = fc.record({
      productId: fc.integer({ min: 1, max: 4 }),
      deviceKey: fc.constantFrom('a', 'b', 'c'),
      fits: fc.boolean(),
      sure: fc.constantFrom(2, 3),
    })
    fc.assert(
      fc.property(fc.array(statement), (statements) => {
        const found = mismatchesOf([1, 2], ['a', 'b'], statements)

        for (const one of found) {
          expect(statements).toContain(one)
          expect(one.fits).toBe(false)
        }
        expect(
          mismatchesOf(
            [1, 2],
            ['a', 'b'],
            statements.filter(({ fits }) => fits),
          ),
        ).toEqual([])
      }),
    )
  })
})

const part = (productId: number, deviceKey: string) => ({ productId, deviceKey })

describe('a cycle', () => {
  it.each([
    ['a product that is a part of itself', [part(1, 'a')], [part(1, 'a')], true],
    [
      'two that are parts of each other',
      [part(1, 'b'), part(2, 'a')],
      [part(1, 'a'), part(2, 'b')],
      true,
    ],
    [
      'a circle of three',
      [part(1, 'b'), part(2, 'c'), part(3, 'a')],
      [part(1, 'a'), part(2, 'b'), part(3, 'c')],
      true,
    ],
    ['a part of a part', [part(1, 'b'), part(2, 'c')], [part(2, 'b'), part(3, 'c')], false],
    [
      'two ways to one device',
      [part(1, 'b'), part(1, 'c'), part(2, 'd'), part(3, 'd')],
      [part(2, 'b'), part(3, 'c'), part(4, 'd')],
      false,
    ],
    ['nothing', [], [], false],
  ])('%s: %#', (_, parts, products, isCycle) => {
    expect(hasCycle(parts, products)).toBe(isCycle)
  })

  it('is impossible if every part has a smaller number than its device', () => {
    const rising = fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }))
      .filter(([one, other]) => one < other)
    fc.assert(
      fc.property(fc.array(rising), (pairs) => {
        const products = Array.from({ length: 20 }, (_, at) => part(at + 1, `d${at + 1}`))
        expect(
          hasCycle(
            pairs.map(([one, other]) => part(one, `d${other}`)),
            products,
          ),
        ).toBe(false)
      }),
    )
  })
})

describe('a list of devices', () => {
  const meter = { key: 'a', products: [], fits: [{ productId: 1 }], misfits: [{ productId: 2 }] }
  const own = [{ productId: 1 }]

  it.each([
    [[meter], null],
    [[meter, meter], 'DOUBLED_DEVICE'],
    [[{ ...meter, products: [...own, ...own] }], 'DOUBLED_PRODUCT'],
    [[{ ...meter, fits: [...own, ...own] }], 'DOUBLED_FIT'],
    [[{ ...meter, misfits: own }], 'DOUBLED_FIT'],
    [[{ ...meter, products: own }], 'CYCLE'],
  ] as const)('%#: %s', (devices, fault) => {
    expect(devicesFault(devices)).toBe(fault)
  })
})

describe('the key of a device', () => {
  it.each([
    ['Accu-Chek Guide, Guide Me', 'accu-chek-guide-guide-me'],
    ['  4SURE Smart ', '4sure-smart'],
    ['Medidor de azúcar', 'medidor-de-azucar'],
    ['!!', ''],
  ])('of %j is %j', (name, key) => {
    expect(deviceKeyOf(name)).toBe(key)
  })

  it('is valid or undefined', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const key = deviceKeyOf(name)
        expect(key === '' || (DEVICE_KEY.test(key) && key.length <= 80)).toBe(true)
      }),
    )
  })
})
