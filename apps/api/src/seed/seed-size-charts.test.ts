import {
  type Range as ChartRange,
  findSize,
  type Measures,
  type RangeName,
  type SizeAnswer,
} from '@mendwell/domain/fit/size-chart'
import { describe, expect, it } from 'vitest'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'
import { readSizeCharts, type SeedSizeChart } from './files/size-chart-files.ts'

const charts = readSizeCharts(SEED_FOLDER)
const skus = new Map(
  readSeedFile(SEED_FOLDER, 'products.csv')
    .filter(({ productStatus }) => productStatus === 'A')
    .map(({ productId, sku }) => [Number(productId), sku]),
)

/** The sizes in an answer. */
const sizesIn = (answer: SizeAnswer): string[] => {
  if (answer.kind === 'FITS') return [answer.size]
  return answer.kind === 'BETWEEN' ? answer.sizes : []
}

/** The chart queried by one of its measurements only. */
const ask = (chart: SeedSizeChart, name: RangeName, value: number): SizeAnswer => {
  if (name !== 'girth') {
    const points = chart.points.filter(({ point }) => point === name)
    return findSize({ ...chart, rule: 'ANY', points }, { [name]: value })
  }
  const measures = chart.points.map(({ point }, at) => [point, at === 0 ? value : value / 2])
  return findSize(chart, Object.fromEntries(measures))
}

const round = (value: number) => Math.round(value * 100) / 100

const EDGES = charts.flatMap((chart) =>
  chart.sizes.flatMap(({ size, ranges }) =>
    Object.entries(ranges).flatMap(([name, [from, to]]) =>
      (['from', 'to'] as const).flatMap((end) => {
        const edge = end === 'from' ? from : to
        const step = end === 'from' ? -0.01 : 0.01
        return edge === null ? [] : [{ chart, size, name: name as RangeName, edge, step }]
      }),
    ),
  ),
)

/** Consecutive sizes of a chart, with the middle of what lies between them: a gap, an overlap or a shared edge. */
const SEAMS = charts.flatMap((chart) =>
  [...new Set(chart.sizes.flatMap(({ ranges }) => Object.keys(ranges) as RangeName[]))].flatMap(
    (name) => {
      const rows = chart.sizes.flatMap(({ size, ranges }) => {
        const range = ranges[name]
        return range ? [{ size, range }] : []
      })
      return rows.slice(1).flatMap(({ size, range: [from] }, at) => {
        const before = rows[at]
        const ends = before?.range[1] ?? null
        if (!before || ends === null || from === null) return []
        return [{ chart, name, before: before.size, size, middle: round((ends + from) / 2) }]
      })
    },
  ),
)

/** Each size with all its lowest and with all its highest measures; an open end is a value well inside. */
const CORNERS = charts.flatMap((chart) =>
  chart.sizes.flatMap(({ size, ranges }) =>
    (['lowest', 'highest'] as const).map((corner) => {
      const measureOf = ([from, to]: ChartRange) =>
        corner === 'lowest' ? (from ?? round((to ?? 0) / 2)) : (to ?? (from ?? 0) * 2)
      const measures = chart.points.flatMap(({ point }) => {
        const range = ranges[point] ?? ranges.girth
        return range ? [[point, measureOf(range)] as const] : []
      })
      return { chart, size, corner, measures: Object.fromEntries(measures) as Measures }
    }),
  ),
)

const holds = ([from, to]: readonly [number | null, number | null], value: number) =>
  value >= (from ?? 0) && value <= (to ?? 9999)

// readSizeCharts has refused invalid charts; see domain/fit/size-chart.test.ts.
describe('the size charts of the seed', () => {
  it('name products that the shop sells, each once, in sizes of the chart', () => {
    const products = charts.flatMap(({ products }) => products)
    const wrong = charts.flatMap((chart) =>
      chart.products.filter(
        ({ productId, sku, size }) =>
          skus.get(productId) !== sku ||
          (size !== null && !chart.sizes.some((row) => row.size === size)),
      ),
    )

    expect(wrong).toEqual([])
    expect(new Set(products.map(({ productId }) => productId)).size).toBe(products.length)
    expect(products.length).toBeGreaterThan(150)
  })

  it('have well over a hundred edges', () => {
    expect(EDGES.length).toBeGreaterThan(150)
  })

  it.each(EDGES)('$chart.key $size: $name $edge belongs to it', ({ chart, size, name, edge }) => {
    expect(sizesIn(ask(chart, name, edge))).toContain(size)
  })

  it.each(EDGES)('$chart.key $size: $name beyond $edge is as the rows say', (row) => {
    const value = round(row.edge + row.step)
    const rows = row.chart.sizes.filter(({ ranges }) => {
      const range = ranges[row.name]
      return range !== undefined && holds(range, value)
    })
    const answer = ask(row.chart, row.name, value)

    if (rows.length > 0) return expect(sizesIn(answer)).toEqual(rows.map(({ size }) => size))
    const limit = { kind: 'OUTSIDE', limit: row.edge }
    if (answer.kind === 'OUTSIDE') return expect(answer).toMatchObject(limit)
    expect(answer).toMatchObject({ kind: 'BETWEEN' })
    expect(sizesIn(answer)).toContain(row.size)
    expect(sizesIn(answer)).toHaveLength(2)
  })

  it('have no size without an edge, and no chart without a seam if it has two sizes', () => {
    const edged = new Set(EDGES.map(({ chart, size }) => `${chart.key} ${size}`))
    const bare = charts.flatMap(({ key, sizes }) =>
      sizes.filter(({ size }) => !edged.has(`${key} ${size}`)).map(({ size }) => [key, size]),
    )
    const seamless = charts.filter(
      (chart) => chart.sizes.length > 1 && !SEAMS.some((seam) => seam.chart === chart),
    )

    expect(bare).toEqual([])
    expect(seamless.map(({ key }) => key)).toEqual([])
  })

  it.each(SEAMS)(
    '$chart.key, $name $middle, between $before and $size: takes what the chart says',
    ({ chart, name, before, size, middle }) => {
      const answer = ask(chart, name, middle)
      const sizes = sizesIn(answer)
      const take = { LARGER: sizes.at(-1), SMALLER: sizes[0], EITHER: null }[chart.between]

      expect(answer).toMatchObject({ kind: 'BETWEEN', take })
      expect(sizes).toEqual(expect.arrayContaining([before, size]))
    },
  )

  it.each(CORNERS)(
    '$chart.key $size: its $corner measures together are of it',
    ({ chart, size, measures }) => {
      expect(sizesIn(findSize(chart, measures))).toContain(size)
    },
  )

  it.each(
    EDGES.filter(({ chart, name, edge, step }) => {
      const ends = chart.sizes.flatMap(({ ranges }) => ranges[name] ?? [])
      const past = (end: number | null) => end === null || (step < 0 ? end < edge : end > edge)
      return !ends.some(past)
    }),
  )('$chart.key: $name past its last edge $edge has no size', ({ chart, name, edge, step }) => {
    expect(ask(chart, name, round(edge + step))).toMatchObject({
      kind: 'OUTSIDE',
      side: step < 0 ? 'BELOW' : 'ABOVE',
      limit: edge,
    })
  })
})
