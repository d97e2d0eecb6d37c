import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartDoubts, chartFault, chartFaults, newDoubts, sizedFaults } from './chart-faults.ts'
import { findSize, type Range, type SizeChart } from './size-chart.ts'

const gloves: SizeChart = {
  rule: 'ANY',
  decides: null,
  between: 'LARGER',
  points: [
    { point: 'palm', unit: 'cm' },
    { point: 'knuckles', unit: 'cm' },
  ],
  sizes: [
    { size: 'S', ranges: { palm: [7, 8.5], knuckles: [16.5, 19] } },
    { size: 'M', ranges: { palm: [8.5, 10], knuckles: [19, 21.6] } },
    { size: 'L', ranges: { palm: [10, null] } },
  ],
}
const palm = (...ranges: Range[]): Partial<SizeChart> => ({
  sizes: ranges.map((range, at) => ({ size: `size ${at}`, ranges: { palm: range } })),
})
const changed = (change: object) => ({ ...gloves, ...change }) as SizeChart
const point = (name: string, unit: string) => ({ point: name, unit })

describe('what is wrong with a chart', () => {
  it('is nothing if it is right', () => {
    expect(chartFaults(gloves)).toEqual([])
    expect(chartFault(gloves)).toBe(null)
  })

  it.each<[string, string, object]>([
    ['NO_POINT', 'points', { points: [] }],
    [
      'TOO_MANY_POINTS',
      'points',
      { points: [...gloves.points, point('waist', 'in'), point('hip', 'in')] },
    ],
    ['DOUBLED_POINT', 'points.1.point', { points: [gloves.points[0], gloves.points[0]] }],
    ['UNIT_WRONG', 'points.0.unit', { points: [point('palm', 'lb'), gloves.points[1]] }],
    ['UNIT_WRONG', 'points.1.unit', { points: [gloves.points[0], point('shoeMen', 'cm')] }],
    [
      'UNIT_WRONG',
      'points.1.unit',
      {
        rule: 'LARGEST',
        points: [point('waist', 'in'), point('hip', 'cm')],
        sizes: [{ size: 'S', ranges: { girth: [20, 30] } }],
      },
    ],
    ['NO_SIZE', 'sizes', { sizes: [] }],
    [
      'DOUBLED_SIZE',
      'sizes.1.size',
      { sizes: [gloves.sizes[0], { ...gloves.sizes[1], size: ' s' }] },
    ],
    ['UNKNOWN_DECIDING_POINT', 'decides', { decides: 'thigh' }],
    [
      'UNKNOWN_RANGE',
      'sizes.0.ranges.thigh',
      { sizes: [{ size: 'S', ranges: { thigh: [1, 2] } }] },
    ],
    ['MISSING_RANGE', 'sizes.0.ranges.palm.0', { sizes: [{ size: 'S', ranges: {} }] }],
    ['MISSING_RANGE', 'sizes.2.ranges.knuckles.0', { rule: 'ALL' }],
    ['MISSING_RANGE', 'sizes.0.ranges.palm.0', palm([null, null])],
    ['TURNED_RANGE', 'sizes.0.ranges.palm.1', palm([9, 7])],
    ['NOT_POSITIVE', 'sizes.0.ranges.palm.0', palm([0, 7])],
    ['NOT_POSITIVE', 'sizes.0.ranges.palm.1', palm([null, -1])],
    ['TOO_LARGE', 'sizes.1.ranges.palm.1', palm([7, 8], [8, 1e9])],
    ['SIZES_OUT_OF_ORDER', 'sizes.1.ranges.palm.0', palm([7, 8], [6, 9])],
    ['SIZES_OUT_OF_ORDER', 'sizes.1.ranges.palm.0', palm([7, null], [8, 9])],
  ])('%s at %s', (fault, path, change) => {
    expect(chartFaults(changed(change))[0]).toEqual({ path, fault })
    expect(chartFault(changed(change))).toBe(fault)
  })

  it('is reported at every row, not only the first', () => {
    const paths = chartFaults(changed(palm([9, 7], [0, 3], [4, 1e9]))).map(({ path }) => path)

    expect(paths).toEqual([
      'sizes.0.ranges.palm.1',
      'sizes.1.ranges.palm.0',
      'sizes.2.ranges.palm.1',
    ])
  })

  it('does not include an age that starts at birth', () => {
    const spacers = changed({
      points: [{ point: 'age', unit: 'year' }],
      sizes: [{ size: 'infant', ranges: { age: [0, 1.5] } }],
    })

    expect(chartFaults(spacers)).toEqual([])
  })
})

describe('what is wrong with the products of a chart', () => {
  it.each([
    [
      'a product twice',
      [7, 'S'],
      [7, 'M'],
      { path: 'products.1.productId', fault: 'PRODUCT_TWICE' },
    ],
    [
      'a size that it has not',
      [7, 'S'],
      [8, 'XL'],
      { path: 'products.1.size', fault: 'SIZE_UNKNOWN' },
    ],
  ] as const)('%s', (_, one, other, fault) => {
    const products = [one, other].map(([productId, size]) => ({ productId, size }))

    expect(sizedFaults(gloves.sizes, products)).toEqual([fault])
  })

  it('does not include an unknown size', () => {
    expect(sizedFaults(gloves.sizes, [{ productId: 7, size: null }])).toEqual([])
  })
})

describe('what must be compared with the source', () => {
  const products = ['S', 'M', 'L'].map((size, at) => ({ productId: at + 1, size }))
  const sized = (...ranges: Range[]) =>
    changed({
      sizes: ranges.map((range, at) => ({ size: 'SML'[at] ?? '', ranges: { palm: range } })),
    })

  it('is nothing if sizes touch and each is sold', () => {
    expect(chartDoubts(gloves, products)).toEqual([])
  })

  it.each([
    ['a gap', [7, 8], [9, 10], { kind: 'GAP', ends: 8, begins: 9 }],
    ['an overlap', [7, 9], [8.5, 10], { kind: 'OVERLAP', stretch: '8.5–9' }],
    ['a size without an end', [7, null], [8.5, null], { kind: 'OVERLAP', stretch: '8.5–…' }],
  ] as const)('%s, at its row', (_, small, medium, doubt) => {
    expect(chartDoubts(sized(small, medium), products)).toEqual([
      { path: 'sizes.1.ranges.palm.0', before: 'S', size: 'M', ...doubt },
    ])
  })

  it('a size without products', () => {
    expect(chartDoubts(gloves, products.slice(0, 2))).toEqual([
      { path: 'sizes.2.size', kind: 'SIZE_OF_NONE', size: 'L' },
    ])
  })

  it('is not asked again about a row that only moved, but about a changed one', () => {
    const known = chartDoubts(sized([7, 8], [9, 10]), products)
    const moved = sized([6, 8], [9, 10], [10, 11])

    expect(newDoubts(known, chartDoubts(moved, products))).toEqual([])
    expect(newDoubts(known, chartDoubts(sized([7, 8], [9.5, 10]), products))).toHaveLength(1)
  })
})

it('a chart without faults and doubts gives every measure inside it one size or two adjacent ones', () => {
  const ends = fc.uniqueArray(fc.integer({ min: 10, max: 2999 }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(ends, fc.nat(), (drawn, seed) => {
      const edges = drawn.toSorted((one, other) => one - other).map((end) => end / 10)
      const sizes = edges.slice(1).map((to, at) => ({
        size: String(at),
        ranges: { palm: [edges[at] ?? 0, to] as const },
      }))
      const chart = changed({ points: gloves.points.slice(0, 1), sizes })
      const sold = sizes.map(({ size }, productId) => ({ productId, size }))
      const first = edges[0] ?? 0
      const inside = first + (seed % Math.round(((edges.at(-1) ?? 0) - first) * 100)) / 100
      const answer = findSize(chart, { palm: inside })

      expect([...chartFaults(chart), ...chartDoubts(chart, sold)]).toEqual([])
      if (answer.kind === 'BETWEEN') expect(edges).toContain(inside)
      else expect(answer).toMatchObject({ kind: 'FITS' })
    }),
  )
})
