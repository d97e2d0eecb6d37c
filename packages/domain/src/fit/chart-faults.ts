import { type ChartUnit, mostOf, unitsOf } from './measures.ts'
import type { ChartSize, Range, RangeName, SizeChart } from './size-chart.ts'

/** At most so many questions (issue of the size finder). */
export const MOST_POINTS = 3
/** The most rows of a chart, as in the table. */
export const MOST_SIZES = 40
/** The most products of one chart: a page cannot show a longer list. */
export const MOST_SIZED_PRODUCTS = 200

/** One problem in a chart. */
export type ChartFault =
  | 'NO_POINT'
  | 'TOO_MANY_POINTS'
  | 'DOUBLED_POINT'
  | 'UNIT_WRONG'
  | 'NO_SIZE'
  | 'DOUBLED_SIZE'
  | 'UNKNOWN_DECIDING_POINT'
  | 'UNKNOWN_RANGE'
  | 'MISSING_RANGE'
  | 'NOT_POSITIVE'
  | 'TOO_LARGE'
  | 'TURNED_RANGE'
  | 'SIZES_OUT_OF_ORDER'

/** One problem with a product of a chart. */
export type SizedFault = 'PRODUCT_TWICE' | 'SIZE_UNKNOWN'

interface Placed<Fault> {
  /** The field as the API names it: `sizes.2.ranges.palm.0`, from; `sizes.2.ranges.palm.1`, to. */
  path: string
  fault: Fault
}

/** A product's size in a chart; null if unknown. */
export interface SizedProduct {
  productId: number
  size: string | null
}

/** 'S' and 's ' read as the same size. */
const folded = (word: string) => word.trim().toLowerCase()
const isRepeated = (words: readonly string[], at: number) => words.indexOf(words[at] ?? '') < at

/** The ranges of a chart: one per point, or a single one for the largest of them. */
export const rangeNames = ({ rule, points }: Pick<SizeChart, 'rule' | 'points'>): RangeName[] =>
  rule === 'LARGEST' ? ['girth'] : points.map(({ point }) => point)

/** The unit of a range; 'girth' uses that of the first point. */
export const unitOfRange = (
  { points }: Pick<SizeChart, 'points'>,
  name: RangeName,
): ChartUnit | undefined => (points.find(({ point }) => point === name) ?? points[0])?.unit

/**
 * Every problem of a chart, each at its field, in field order; empty if valid. A faulty chart would send a shopper to
 * the wrong size.
 */
export function chartFaults(chart: SizeChart): Placed<ChartFault>[] {
  const asked = chart.points.map(({ point }) => point)
  const { decides } = chart
  const isUnknown = decides !== null && !asked.includes(decides)
  return [
    ...pointFaults(chart),
    ...(isUnknown ? [{ path: 'decides', fault: 'UNKNOWN_DECIDING_POINT' as const }] : []),
    ...sizeFaults(chart),
  ]
}

/** The first problem of a chart, or null. */
export const chartFault = (chart: SizeChart): ChartFault | null =>
  chartFaults(chart)[0]?.fault ?? null

function pointFaults({ rule, points }: SizeChart): Placed<ChartFault>[] {
  if (points.length === 0) return [{ path: 'points', fault: 'NO_POINT' }]
  if (points.length > MOST_POINTS) return [{ path: 'points', fault: 'TOO_MANY_POINTS' }]
  const asked = points.map(({ point }) => point)
  return points.flatMap(({ point, unit }, at): Placed<ChartFault>[] => {
    if (isRepeated(asked, at)) return [{ path: `points.${at}.point`, fault: 'DOUBLED_POINT' }]
    // The larger of two measures is one number, so both need the same unit.
    const isOther = rule === 'LARGEST' && unit !== points[0]?.unit
    return isOther || !unitsOf(point).includes(unit)
      ? [{ path: `points.${at}.unit`, fault: 'UNIT_WRONG' }]
      : []
  })
}

function sizeFaults(chart: SizeChart): Placed<ChartFault>[] {
  const { sizes } = chart
  if (sizes.length === 0) return [{ path: 'sizes', fault: 'NO_SIZE' }]
  const called = sizes.map(({ size }) => folded(size))
  const doubled = sizes.flatMap((_, at) =>
    isRepeated(called, at) ? [{ path: `sizes.${at}.size`, fault: 'DOUBLED_SIZE' as const }] : [],
  )
  const wrong = sizes.flatMap((row, at) => rowFaults(chart, row, at))
  // A range that is invalid by itself is not checked for order.
  return [...doubled, ...wrong, ...(wrong.length === 0 ? orderFaults(chart) : [])]
}

function rowFaults(chart: SizeChart, { ranges }: ChartSize, at: number): Placed<ChartFault>[] {
  const names = rangeNames(chart)
  const path = (name: RangeName) => `sizes.${at}.ranges.${name}`
  const own = Object.keys(ranges) as RangeName[]
  const missing =
    chart.rule === 'ANY'
      ? names.slice(0, own.length === 0 ? 1 : 0)
      : names.filter((name) => !own.includes(name))
  return [
    ...missing.map((name) => ({ path: `${path(name)}.0`, fault: 'MISSING_RANGE' as const })),
    ...own.flatMap((name): Placed<ChartFault>[] => {
      const range = ranges[name]
      if (!names.includes(name)) return [{ path: path(name), fault: 'UNKNOWN_RANGE' }]
      const unit = unitOfRange(chart, name)
      return range && unit ? rangeFaults(range, unit, path(name)) : []
    }),
  ]
}

function rangeFaults(range: Range, unit: ChartUnit, path: string): Placed<ChartFault>[] {
  const ends = range.flatMap((end, at): Placed<ChartFault>[] => {
    const fault = limitFault(end, unit)
    return fault ? [{ path: `${path}.${at}`, fault }] : []
  })
  if (ends.length > 0) return ends
  const [from, to] = range
  if (from === null && to === null) return [{ path: `${path}.0`, fault: 'MISSING_RANGE' }]
  const isTurned = from !== null && to !== null && from > to
  return isTurned ? [{ path: `${path}.1`, fault: 'TURNED_RANGE' }] : []
}

/** The problem of one end of a range; only an age can be 0, nothing else measured by tape or scale. */
export function limitFault(
  end: number | null,
  unit: ChartUnit,
): 'NOT_POSITIVE' | 'TOO_LARGE' | null {
  if (end === null) return null
  if (end < 0 || (end === 0 && unit !== 'year')) return 'NOT_POSITIVE'
  return end > mostOf(unit) ? 'TOO_LARGE' : null
}

interface Neighbor {
  at: number
  before: ChartSize
  size: ChartSize
  earlier: Range
  range: Range
}

/** Consecutive rows of a chart, if both have this range. */
function neighbors(sizes: readonly ChartSize[], name: RangeName): Neighbor[] {
  const rows = sizes.flatMap((size, at) => {
    const range = size.ranges[name]
    return range ? [{ at, size, range }] : []
  })
  return rows.slice(1).flatMap((row, place) => {
    const before = rows[place]
    return before ? [{ ...row, before: before.size, earlier: before.range }] : []
  })
}

const lowerEnd = ([from]: Range) => from ?? Number.NEGATIVE_INFINITY
const upperEnd = ([, to]: Range) => to ?? Number.POSITIVE_INFINITY

/** Whether each size begins and ends above the one before: neighbors are found by it. */
const orderFaults = (chart: SizeChart): Placed<ChartFault>[] =>
  rangeNames(chart).flatMap((name) =>
    neighbors(chart.sizes, name).flatMap(({ at, earlier, range }) => {
      const isRising = lowerEnd(range) >= lowerEnd(earlier) && upperEnd(range) >= upperEnd(earlier)
      const path = `sizes.${at}.ranges.${name}.0`
      return isRising ? [] : [{ path, fault: 'SIZES_OUT_OF_ORDER' as const }]
    }),
  )

/** The problems of a chart's products. */
export function sizedFaults(
  sizes: readonly ChartSize[],
  products: readonly SizedProduct[],
): Placed<SizedFault>[] {
  const ids = products.map(({ productId }) => String(productId))
  return products.flatMap(({ size }, at): Placed<SizedFault>[] => {
    if (isRepeated(ids, at)) {
      return [{ path: `products.${at}.productId`, fault: 'PRODUCT_TWICE' }]
    }
    const isKnown = size === null || sizes.some((row) => row.size === size)
    return isKnown ? [] : [{ path: `products.${at}.size`, fault: 'SIZE_UNKNOWN' }]
  })
}

/**
 * What is more often a typo than on a printed chart, though printed charts have it: gaps between sizes, overlapping
 * sizes, and a size without products (decision 0066).
 */
export type ChartDoubt =
  | { path: string; kind: 'GAP'; before: string; ends: number; size: string; begins: number }
  /** `stretch` is the overlap, '8.5–9'. */
  | { path: string; kind: 'OVERLAP'; before: string; size: string; stretch: string }
  | { path: string; kind: 'SIZE_OF_NONE'; size: string }

/** Rows of a chart that staff must check against its source, each at its field. */
export function chartDoubts(chart: SizeChart, products: readonly SizedProduct[]): ChartDoubt[] {
  const seams = rangeNames(chart).flatMap((name) =>
    neighbors(chart.sizes, name).flatMap((row) => seamDoubt(row, name)),
  )
  const unsold = chart.sizes.flatMap(({ size }, at): ChartDoubt[] =>
    products.some((product) => product.size === size)
      ? []
      : [{ path: `sizes.${at}.size`, kind: 'SIZE_OF_NONE', size }],
  )
  return [...seams, ...unsold]
}

function seamDoubt({ at, before, size, earlier, range }: Neighbor, name: RangeName): ChartDoubt[] {
  const [ends, begins] = [upperEnd(earlier), lowerEnd(range)]
  const seam = {
    path: `sizes.${at}.ranges.${name}.0`,
    before: before.size,
    size: size.size,
  }
  if (ends < begins) return [{ ...seam, kind: 'GAP', ends, begins }]
  if (ends === begins) return []
  const written = (end: number) => (Number.isFinite(end) ? String(end) : '…')
  return [{ ...seam, kind: 'OVERLAP', stretch: `${written(begins)}–${written(ends)}` }]
}

/** Warnings that a chart did not have before: what staff have once checked is not asked again. */
export function newDoubts(
  known: readonly ChartDoubt[],
  doubts: readonly ChartDoubt[],
): ChartDoubt[] {
  // A row that has moved is still the same row.
  const said = ({ path, ...doubt }: ChartDoubt) => JSON.stringify([path.split('.').slice(2), doubt])
  const before = new Set(known.map(said))
  return doubts.filter((doubt) => !before.has(said(doubt)))
}
