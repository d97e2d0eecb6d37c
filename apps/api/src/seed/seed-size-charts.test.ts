import { findSize, type RangeName, type SizeAnswer } from '@mendwell/domain/fit/size-chart'
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

const round = (value: number) => Math.round(value * 100) / 100
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
})
