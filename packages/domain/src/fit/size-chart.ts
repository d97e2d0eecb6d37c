import type { ChartUnit, MeasurePoint } from './measures.ts'

/**
 * How a chart combines its measures. ANY: each suffices by itself. ALL: all must fall in one size. LARGEST: the larger
 * one is looked up, as 'girth'.
 */
export const CHART_RULES = ['ANY', 'ALL', 'LARGEST'] as const
export type ChartRule = (typeof CHART_RULES)[number]

/** What the chart says to do between two sizes; EITHER leaves it to the shopper. */
export const BETWEEN_SIZES = ['LARGER', 'SMALLER', 'EITHER'] as const
export type BetweenSizes = (typeof BETWEEN_SIZES)[number]

/** Both ends inclusive; null is open. In the unit of its point. */
export type Range = readonly [from: number | null, to: number | null]
/** 'girth' is the largest of the measures of a LARGEST chart. */
export type RangeName = MeasurePoint | 'girth'

export interface ChartSize {
  size: string
  ranges: Readonly<Partial<Record<RangeName, Range>>>
}

/** The measurements of each size, from the smallest to the largest. */
export interface SizeChart {
  rule: ChartRule
  /** The measure that decides when two of them give different sizes. */
  decides: MeasurePoint | null
  between: BetweenSizes
  /** The measures asked for, at most three. */
  points: readonly { point: MeasurePoint; unit: ChartUnit }[]
  sizes: readonly ChartSize[]
}

/** In the units of the chart. */
export type Measures = Readonly<Partial<Record<MeasurePoint, number>>>

/** The position of a measure: `range` is that of its size, or null between two. */
export interface SizeReason {
  name: RangeName
  value: number
  range: Range | null
}

export type SizeAnswer =
  /** The measures the chart needs are missing. */
  | { kind: 'INCOMPLETE' }
  | { kind: 'FITS'; size: string; reasons: SizeReason[] }
  /** `take` is null if the chart does not say which one to take. */
  | { kind: 'BETWEEN'; sizes: string[]; take: string | null; reasons: SizeReason[] }
  /** The measures give several sizes; `take` is the chart's decision, null if it has none. */
  | { kind: 'DIFFER'; found: { name: RangeName; size: string }[]; take: string | null }
  /** Below the smallest or above the largest size. */
  | { kind: 'OUTSIDE'; name: RangeName; value: number; side: 'BELOW' | 'ABOVE'; limit: number }

interface Looked {
  name: RangeName
  value: number
  /** Indexes in the chart, smallest first; two neighbors for a value in the gap between them. */
  places: number[]
  outside: { side: 'BELOW' | 'ABOVE'; limit: number } | null
}

/** The size a chart gives for these measures, and why; never more than the chart says. */
export function findSize(chart: SizeChart, measures: Measures): SizeAnswer {
  const asked = chart.points.flatMap(({ point }) => {
    const value = measures[point]
    return value === undefined ? [] : [{ name: point as RangeName, value }]
  })
  if (asked.length === 0 || (chart.rule !== 'ANY' && asked.length < chart.points.length))
    return { kind: 'INCOMPLETE' }
  const values =
    chart.rule === 'LARGEST'
      ? [{ name: 'girth' as const, value: Math.max(...asked.map(({ value }) => value)) }]
      : asked
  const looked = values.map(({ name, value }) => lookUp(chart.sizes, name, value))
  const out = looked.find(({ outside }) => outside)
  if (out?.outside) return { kind: 'OUTSIDE', name: out.name, value: out.value, ...out.outside }
  const common = looked
    .map(({ places }) => places)
    .reduce((left, right) => left.filter((place) => right.includes(place)))
  return common.length === 0 ? differing(chart, looked) : agreed(chart, looked, common)
}

function agreed(
  chart: SizeChart,
  looked: readonly Looked[],
  places: readonly number[],
): SizeAnswer {
  const sizes = places.map((place) => sizeAt(chart, place))
  const [only] = sizes
  const reasons = looked.map(({ name, value }) => ({
    name,
    value,
    range: sizes.length === 1 ? rangeOf(chart.sizes[places[0] ?? 0], name, value) : null,
  }))
  if (sizes.length === 1 && only !== undefined) return { kind: 'FITS', size: only, reasons }
  return { kind: 'BETWEEN', sizes, take: takenOf(chart.between, sizes), reasons }
}

/** When two measures give different sizes, the deciding one wins; otherwise the larger size if the chart says so. */
function differing(chart: SizeChart, looked: readonly Looked[]): SizeAnswer {
  const chosen = looked.map(({ name, places }) => {
    const sizes = places.map((place) => sizeAt(chart, place))
    return { name, size: takenOf(chart.between, sizes) ?? sizes.join('/'), places }
  })
  const found = chosen.map(({ name, size }) => ({ name, size }))
  const deciding = chosen.find(({ name }) => name === chart.decides)
  if (deciding)
    return { kind: 'DIFFER', found, take: deciding.places.length === 1 ? deciding.size : null }
  if (chart.between !== 'LARGER') return { kind: 'DIFFER', found, take: null }
  const largest = Math.max(...chosen.flatMap(({ places }) => places))
  return { kind: 'DIFFER', found, take: sizeAt(chart, largest) }
}

const sizeAt = ({ sizes }: SizeChart, place: number): string => sizes[place]?.size ?? ''

const takenOf = (between: BetweenSizes, sizes: readonly string[]): string | null => {
  if (sizes.length === 1) return sizes[0] ?? null
  if (between === 'EITHER') return null
  return sizes.at(between === 'LARGER' ? -1 : 0) ?? null
}

/** The range of a size that contains a value; null if the value lies in a gap next to it. */
function rangeOf(size: ChartSize | undefined, name: RangeName, value: number): Range | null {
  const range = size?.ranges[name]
  return range && holds(range, value) ? range : null
}

const holds = ([from, to]: Range, value: number): boolean =>
  (from === null || value >= from) && (to === null || value <= to)

/** The sizes of a chart that contain a value, or its two neighbors. */
function lookUp(sizes: readonly ChartSize[], name: RangeName, value: number): Looked {
  const rows = sizes.flatMap(({ ranges }, place) => {
    const range = ranges[name]
    return range ? [{ place, range }] : []
  })
  const inside = rows.filter(({ range }) => holds(range, value)).map(({ place }) => place)
  if (inside.length > 0) return { name, value, places: inside, outside: null }
  const below = rows.findLast(({ range: [, to] }) => to !== null && to < value)
  const above = rows.find(({ range: [from] }) => from !== null && from > value)
  if (below && above) return { name, value, places: [below.place, above.place], outside: null }
  const outside = above
    ? { side: 'BELOW' as const, limit: above.range[0] ?? 0 }
    : { side: 'ABOVE' as const, limit: below?.range[1] ?? 0 }
  return { name, value, places: [], outside }
}
