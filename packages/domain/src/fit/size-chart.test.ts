import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSize, type SizeChart } from './size-chart.ts'

const gloves: SizeChart = {
  rule: 'ANY',
  decides: null,
  between: 'LARGER',
  points: [
    { point: 'palm', unit: 'cm' },
    { point: 'knuckles', unit: 'cm' },
  ],
  sizes: [
    { size: 'S', ranges: { palm: [7, 9], knuckles: [16.5, 19] } },
    { size: 'M', ranges: { palm: [8.5, 10.5], knuckles: [19, 21.6] } },
    { size: 'L', ranges: { palm: [10, null] } },
  ],
}
const briefs: SizeChart = {
  rule: 'LARGEST',
  decides: null,
  between: 'SMALLER',
  points: [
    { point: 'waist', unit: 'in' },
    { point: 'hip', unit: 'in' },
  ],
  sizes: [
    { size: 'M', ranges: { girth: [32, 44] } },
    { size: 'L', ranges: { girth: [45, 58] } },
  ],
}
const knee: SizeChart = {
  rule: 'ALL',
  decides: 'thigh',
  between: 'EITHER',
  points: [
    { point: 'thigh', unit: 'in' },
    { point: 'calf', unit: 'in' },
  ],
  sizes: [
    { size: 'S', ranges: { thigh: [15.5, 18.5], calf: [12, 14] } },
    { size: 'M', ranges: { thigh: [18.5, 21], calf: [14, 16] } },
    { size: 'L', ranges: { thigh: [21, 23.5], calf: [16, 18] } },
  ],
}

describe('the size that a chart gives', () => {
  it.each([
    ['one measure', gloves, { palm: 8 }, 'S'],
    ['the other measure', gloves, { knuckles: 20 }, 'M'],
    ['the end of a range', gloves, { palm: 8.4 }, 'S'],
    ['an open end', gloves, { palm: 15 }, 'L'],
    ['two measures that leave one size', gloves, { palm: 8.8, knuckles: 20 }, 'M'],
    ['the larger of two', briefs, { waist: 30, hip: 40 }, 'M'],
    ['all measures', knee, { thigh: 20, calf: 15 }, 'M'],
    ['an edge that the other measure settles', knee, { thigh: 18.5, calf: 15 }, 'M'],
  ] as const)('%s', (_, chart, measures, size) => {
    expect(findSize(chart, measures)).toMatchObject({ kind: 'FITS', size })
  })

  it('says where in the size the measure lies', () => {
    expect(findSize(briefs, { waist: 30, hip: 40 })).toEqual({
      kind: 'FITS',
      size: 'M',
      reasons: [{ name: 'girth', value: 40, range: [32, 44] }],
    })
  })

  it.each([
    ['ranges that overlap', gloves, { palm: 8.5 }, ['S', 'M'], 'M'],
    ['ranges that touch', gloves, { knuckles: 19 }, ['S', 'M'], 'M'],
    ['a gap between two', briefs, { waist: 44.5, hip: 44.5 }, ['M', 'L'], 'M'],
    ['a chart that leaves it open', knee, { thigh: 18.5, calf: 14 }, ['S', 'M'], null],
  ] as const)('between two: %s', (_, chart, measures, sizes, take) => {
    expect(findSize(chart, measures)).toMatchObject({ kind: 'BETWEEN', sizes, take })
  })

  it.each([
    ['the deciding measure counts', knee, { thigh: 20, calf: 17 }, 'M'],
    ['the deciding measure lies between two', knee, { thigh: 18.5, calf: 17 }, null],
    ['the larger, where the chart takes the larger', gloves, { palm: 8, knuckles: 21 }, 'M'],
    ['nothing decides', { ...knee, decides: null }, { thigh: 20, calf: 17 }, null],
  ] as const)('measures that differ: %s', (_, chart, measures, take) => {
    expect(findSize(chart, measures)).toMatchObject({ kind: 'DIFFER', take })
  })

  it.each([
    ['below', gloves, { palm: 6.9 }, { side: 'BELOW', limit: 7 }],
    ['above', briefs, { waist: 60, hip: 20 }, { side: 'ABOVE', limit: 58 }],
  ] as const)('%s the chart there is none', (_, chart, measures, outside) => {
    expect(findSize(chart, measures)).toMatchObject({ kind: 'OUTSIDE', ...outside })
  })

  it.each([
    ['nothing', gloves, {}],
    ['one of two that both count', knee, { thigh: 20 }],
    ['the larger of one', briefs, { waist: 40 }],
  ] as const)('needs more than %s', (_, chart, measures) => {
    expect(findSize(chart, measures)).toEqual({ kind: 'INCOMPLETE' })
  })

  it('never shrinks with a larger measure', () => {
    const order = ['S', 'M', 'L']
    const sizeOf = (palm: number) => {
      const answer = findSize(gloves, { palm })
      if (answer.kind === 'FITS') return order.indexOf(answer.size)
      return answer.kind === 'BETWEEN' ? order.indexOf(answer.take ?? '') : -1
    }
    const palm = fc.integer({ min: 700, max: 2000 }).map((value) => value / 100)
    fc.assert(
      fc.property(palm, palm, (one, other) => {
        expect(sizeOf(Math.max(one, other))).toBeGreaterThanOrEqual(sizeOf(Math.min(one, other)))
      }),
    )
  })
})
