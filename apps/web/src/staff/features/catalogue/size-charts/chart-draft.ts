import { CHART_DOUBTS, CHART_FAULTS } from '@mendwell/contract/fit/staff-size-charts'
import { says } from '@mendwell/contract/wire/validation-messages'
import {
  type ChartDoubt,
  chartDoubts,
  chartFaults,
  newDoubts,
  rangeNames,
  sizedFaults,
  unitOfRange,
} from '@mendwell/domain/fit/chart-faults'
import {
  type ChartUnit,
  type MeasurePoint,
  readMeasure,
  unitsOf,
} from '@mendwell/domain/fit/measures'
import type { RangeName } from '@mendwell/domain/fit/size-chart'
import type {
  SizeChartBody,
  SizedProductRow,
  StaffSizeChart,
} from '../../../../api/staff/catalogue/size-charts.ts'
import { sayReported } from '../../../../lib/forms/say-reported.ts'

/** From and to, as typed; empty is open. */
type TypedRange = readonly [from: string, to: string]

export interface SizeDraft {
  key: number
  size: string
  ranges: Readonly<Partial<Record<RangeName, TypedRange>>>
}

export interface SizedDraft extends SizedProductRow {
  /** The title of the other chart it uses; null if none. */
  elsewhere: string | null
}

/** A chart while staff edit it. */
export interface ChartDraft extends Omit<SizeChartBody, 'sizes' | 'products' | 'confirmed'> {
  sizes: readonly SizeDraft[]
  products: readonly SizedDraft[]
}

export const EMPTY_DRAFT: ChartDraft = {
  title: '',
  titleEs: '',
  source: '',
  isTypical: false,
  rule: 'ANY',
  decides: null,
  between: 'LARGER',
  advice: '',
  adviceEs: '',
  points: [{ point: 'waist', unit: 'in' }],
  sizes: [{ key: 0, size: '', ranges: {} }],
  products: [],
}

const typedLimit = (limit: number | null) => (limit === null ? '' : String(limit))

/** A stored chart, for editing. */
export function draftOf({ chartKey: _, sizes, products, ...chart }: StaffSizeChart): ChartDraft {
  return {
    ...chart,
    sizes: sizes.map(({ size, ranges }, key) => ({
      key,
      size,
      ranges: Object.fromEntries(
        Object.entries(ranges).map(([name, range]) => [name, range.map(typedLimit)]),
      ),
    })),
    products: products.map((product) => ({ ...product, elsewhere: null })),
  }
}

type Read = { limit: number | null } | { fault: keyof typeof CHART_FAULTS | 'NOT_A_NUMBER' }

/** A typed end of a range, such as '14 1/2'; empty is open. */
function readLimit(typed: string, unit: ChartUnit): Read {
  const text = typed.trim()
  if (text === '') return { limit: null }
  // Ages start at birth.
  if (unit === 'year' && Number(text) === 0) return { limit: 0 }
  const read = readMeasure(text, unit, unit)
  return 'value' in read ? { limit: read.value } : read
}

export const rangeOf = ({ ranges }: SizeDraft, name: RangeName): TypedRange =>
  ranges[name] ?? ['', '']

/** A range as numbers, null where an end is empty or invalid; undefined if both are. */
export function numbersOf(
  row: SizeDraft,
  name: RangeName,
  unit: ChartUnit,
): [number | null, number | null] | undefined {
  const [from, to] = rangeOf(row, name).map((typed) => {
    const read = readLimit(typed, unit)
    return 'limit' in read ? read.limit : null
  })
  const isEmpty = (from ?? null) === null && (to ?? null) === null
  return isEmpty ? undefined : [from ?? null, to ?? null]
}

/** The request body, also used to compare with what is stored. */
export function bodyOf(draft: ChartDraft): SizeChartBody {
  const names = rangeNames(draft)
  const { title, titleEs, source, isTypical, rule, decides, between, advice, adviceEs } = draft
  return {
    ...{ title, titleEs, source, isTypical, rule, decides, between, advice, adviceEs },
    points: draft.points.map(({ point, unit }) => ({ point, unit })),
    sizes: draft.sizes.map((row) => ({
      size: row.size.trim(),
      ranges: Object.fromEntries(
        names.flatMap((name) => {
          const range = numbersOf(row, name, unitOfRange(draft, name) ?? 'in')
          return range ? [[name, range]] : []
        }),
      ),
    })),
    products: draft.products
      .map(({ productId, size }) => ({ productId, size }))
      .toSorted((one, other) => one.productId - other.productId),
  }
}

/** Whether two charts are equal, in any field order. */
export function isSameChart(one: SizeChartBody, other: SizeChartBody): boolean {
  const written = ({ sizes, ...chart }: SizeChartBody) =>
    JSON.stringify([
      Object.entries(chart).toSorted(([first], [second]) => (first < second ? -1 : 1)),
      sizes.map(({ size, ranges }) => [
        size,
        Object.entries(ranges).toSorted(([first], [second]) => (first < second ? -1 : 1)),
      ]),
    ])
  return written(one) === written(other)
}

/** A message by the field where it is shown. */
type Said = readonly [field: string, message: string]

const TEXTS = {
  title: 'chartTitleRequired',
  titleEs: 'chartTitleEsRequired',
  source: 'chartSourceRequired',
  advice: 'chartAdviceRequired',
  adviceEs: 'chartAdviceEsRequired',
} as const

/** The errors, by the field where they are shown; of several at one field, the first. */
export function problemsOf(draft: ChartDraft): Map<string, string> {
  const body = bodyOf(draft)
  const missing = Object.entries(TEXTS).flatMap(([field, code]): Said[] =>
    draft[field as keyof typeof TEXTS].trim() === '' ? [[field, sayReported(says(code))]] : [],
  )
  const unnamed = body.sizes.flatMap(({ size }, at): Said[] =>
    size === '' ? [[`sizes.${at}.size`, sayReported(says('chartSizeRequired'))]] : [],
  )
  const places = new Map(draft.products.map(({ productId }, at) => [productId, at]))
  const elsewhere = draft.products.flatMap(({ elsewhere: title }, at): Said[] =>
    title === null
      ? []
      : [[`products.${at}.productId`, sayReported(says('chartProductElsewhere', { title }))]],
  )
  const faults = [
    ...chartFaults(body),
    ...sizedFaults(body.sizes, body.products).map(({ path, fault }) => {
      // The body has them sorted by id.
      const [list, at, field] = path.split('.')
      const product = body.products[Number(at)]?.productId
      return { path: `${list}.${places.get(product ?? 0)}.${field}`, fault }
    }),
  ].map(({ path, fault }): Said => [path, sayReported(says(CHART_FAULTS[fault]))])
  return firstOfEach([...missing, ...unnamed, ...typedFaults(draft), ...faults, ...elsewhere])
}

/** Range ends that are not numbers, or that no person can have. */
const typedFaults = (draft: ChartDraft): Said[] =>
  draft.sizes.flatMap((row, at) =>
    rangeNames(draft).flatMap((name) =>
      rangeOf(row, name).flatMap((typed, end): Said[] => {
        const read = readLimit(typed, unitOfRange(draft, name) ?? 'in')
        if ('limit' in read) return []
        const { fault } = read
        const code = fault === 'NOT_A_NUMBER' ? 'chartNotANumber' : CHART_FAULTS[fault]
        return [[`sizes.${at}.ranges.${name}.${end}`, sayReported(says(code))]]
      }),
    ),
  )

const firstOfEach = (faults: readonly Said[]) => {
  const first = new Map<string, string>()
  for (const [field, message] of faults) if (!first.has(field)) first.set(field, message)
  return first
}

/** What must be checked against the source, by field; `read` is the stored chart, null for a new one. */
export function doubtsOf(draft: ChartDraft, read: SizeChartBody | null): Map<string, string> {
  const body = bodyOf(draft)
  const known = read ? chartDoubts(read, read.products) : []
  const doubts = newDoubts(known, chartDoubts(body, body.products))
  return firstOfEach(doubts.map((doubt) => [doubt.path, doubtInWords(doubt)]))
}

const doubtInWords = ({ path: _, kind, ...params }: ChartDoubt) =>
  sayReported(says(CHART_DOUBTS[kind], params))

/** The draft with a measurement changed: values typed for the old one now apply to the new. */
export function withPoint(draft: ChartDraft, at: number, point: MeasurePoint): ChartDraft {
  const before = draft.points[at]
  if (!before) return draft
  const units = unitsOf(point)
  const unit = units.includes(before.unit) ? before.unit : (units[0] ?? 'in')
  const isAsked = draft.points.some((one) => one.point === point)
  return {
    ...draft,
    decides: draft.decides === before.point ? point : draft.decides,
    points: draft.points.with(at, { point, unit }),
    sizes: isAsked
      ? draft.sizes
      : draft.sizes.map(({ ranges: { [before.point]: typed, ...ranges }, ...row }) => ({
          ...row,
          ranges: typed ? { ...ranges, [point]: typed } : ranges,
        })),
  }
}

/** The draft with a size renamed, including at its products. */
export function withSizeName(draft: ChartDraft, at: number, size: string): ChartDraft {
  const row = draft.sizes[at]
  if (!row) return draft
  const [old, now] = [row.size.trim(), size.trim()]
  const isTheirs = old !== '' && now !== ''
  return {
    ...draft,
    sizes: draft.sizes.with(at, { ...row, size }),
    products: draft.products.map((product) =>
      isTheirs && product.size === old ? { ...product, size: now } : product,
    ),
  }
}

/** The draft with a typed end of a range: 0 from, 1 to. */
export function withLimit(
  draft: ChartDraft,
  { at, name, end }: { at: number; name: RangeName; end: 0 | 1 },
  typed: string,
): ChartDraft {
  const row = draft.sizes[at]
  if (!row) return draft
  const [from, to] = rangeOf(row, name)
  const range: TypedRange = end === 0 ? [typed, to] : [from, typed]
  return {
    ...draft,
    sizes: draft.sizes.with(at, { ...row, ranges: { ...row.ranges, [name]: range } }),
  }
}

/** The draft with one more size, which starts where the last one ends. */
export function withNewSize(draft: ChartDraft): ChartDraft {
  const last = draft.sizes.at(-1)
  const ranges = Object.fromEntries(
    rangeNames(draft).map((name) => [name, [last ? rangeOf(last, name)[1] : '', '']]),
  )
  const key = Math.max(-1, ...draft.sizes.map((row) => row.key)) + 1
  return { ...draft, sizes: [...draft.sizes, { key, size: '', ranges }] }
}

/** The draft with additional products, each in the size its family gives, if the chart has that size. */
export function withProducts(draft: ChartDraft, found: readonly SizedProductRow[]): ChartDraft {
  const had = new Set(draft.products.map(({ productId }) => productId))
  const added = found
    .filter(({ productId }) => !had.has(productId))
    .map(
      (product): SizedDraft => ({
        ...product,
        size: sizeOfFamily(draft, product),
        elsewhere: product.chart?.title ?? null,
      }),
    )
  return { ...draft, products: [...draft.products, ...added] }
}

function sizeOfFamily({ sizes }: ChartDraft, { family }: SizedProductRow): string | null {
  const values = family?.values.map((value) => value.toLowerCase()) ?? []
  const own = sizes.find(({ size }) => values.includes(size.trim().toLowerCase()))
  return own?.size.trim() || null
}
