import {
  type ChartDoubt,
  type ChartFault,
  MOST_SIZED_PRODUCTS,
  MOST_SIZES,
  type SizedFault,
} from '@mendwell/domain/fit/chart-faults'
import { CHART_UNITS, MEASURE_POINTS } from '@mendwell/domain/fit/measures'
import { BETWEEN_SIZES, CHART_RULES } from '@mendwell/domain/fit/size-chart'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, required } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'
import type { StaffMessageKey } from '../wire/staff-messages.ts'
import { says } from '../wire/validation-messages.ts'
import { SizeChart } from './size-charts.ts'

const tags = ['staff size charts'] as const

/** The message about a fault, from server and browser alike. */
export const CHART_FAULTS = {
  NO_POINT: 'chartPointMissing',
  TOO_MANY_POINTS: 'chartPointsMax',
  DOUBLED_POINT: 'chartPointTwice',
  UNIT_WRONG: 'chartUnitWrong',
  NO_SIZE: 'chartSizeMissing',
  DOUBLED_SIZE: 'chartSizeTwice',
  UNKNOWN_DECIDING_POINT: 'chartDecidesUnknown',
  UNKNOWN_RANGE: 'chartRangeUnknown',
  MISSING_RANGE: 'chartRangeMissing',
  NOT_POSITIVE: 'chartLimitNotPositive',
  TOO_LARGE: 'chartLimitTooLarge',
  TURNED_RANGE: 'chartRangeTurned',
  SIZES_OUT_OF_ORDER: 'chartOutOfOrder',
  PRODUCT_TWICE: 'chartProductTwice',
  SIZE_UNKNOWN: 'chartSizeUnknown',
} as const satisfies Record<ChartFault | SizedFault, StaffMessageKey>

/** The same for what must be checked against the source before saving. */
export const CHART_DOUBTS = {
  GAP: 'chartGap',
  OVERLAP: 'chartOverlap',
  SIZE_OF_NONE: 'chartSizeOfNone',
} as const satisfies Record<ChartDoubt['kind'], StaffMessageKey>

export const MAX_CHART_TITLE = 100
export const MAX_ADVICE = 300
export const MAX_SOURCE = 200
export const MAX_SIZE_LENGTH = 60

const ChartKey = z
  .string()
  .check(z.maxLength(100), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('formatWrong')))
const ofChart = z.object({ chartKey: ChartKey })

/** The domain decides the valid measurements, with errors at the row. */
const Limit = z.nullable(z.number(says('chartNotANumber')))
const Point = z.object({
  point: z.enum(MEASURE_POINTS, says('chartPointUnknown')),
  unit: z.enum(CHART_UNITS, says('chartUnitWrong')),
})
const Ranges = z.partialRecord(
  z.enum([...MEASURE_POINTS, 'girth']),
  /** From and to, both within; null is open. */
  z.tuple([Limit, Limit]),
)

/** A chart as edited by staff. */
const Written = {
  title: required('chartTitleRequired', MAX_CHART_TITLE),
  titleEs: required('chartTitleEsRequired', MAX_CHART_TITLE),
  /** The source of the chart, shown to shoppers. */
  source: required('chartSourceRequired', MAX_SOURCE),
  /** Whether it is an industry-wide chart and not that of these products. */
  isTypical: z.boolean(),
  rule: z.enum(CHART_RULES),
  decides: z.nullable(z.enum(MEASURE_POINTS)),
  between: z.enum(BETWEEN_SIZES),
  advice: required('chartAdviceRequired', MAX_ADVICE),
  adviceEs: required('chartAdviceEsRequired', MAX_ADVICE),
  points: z.array(Point),
  /** Smallest first. */
  sizes: z
    .array(
      z.object({
        size: required('chartSizeRequired', MAX_SIZE_LENGTH),
        ranges: Ranges.check(z.meta({ examples: [{ palm: [7, 9] }] })),
      }),
    )
    .check(z.maxLength(MOST_SIZES, says('itemsMax', { max: MOST_SIZES }))),
  products: z
    .array(
      z.object({
        productId: Id,
        /** The product's size in the chart; null if unknown. */
        size: z.nullable(required('chartSizeRequired', MAX_SIZE_LENGTH)),
      }),
    )
    .check(z.maxLength(MOST_SIZED_PRODUCTS, says('itemsMax', { max: MOST_SIZED_PRODUCTS }))),
}

const confirmed = z.optional(z.boolean())

export const MakeSizeChart = z.object({
  ...Written,
  /** Confirms gaps, overlaps and sizes without products as in the source; otherwise each is refused at its row. */
  confirmed,
})
export type MakeSizeChart = z.output<typeof MakeSizeChart>

const AsRead = z.object({
  ...z.omit(SizeChart, { chartKey: true }).shape,
  products: z.array(z.object({ productId: Id, size: z.nullable(z.string()) })),
})

export const ChangeSizeChart = z.object({
  ...Written,
  /** As for a new chart; what the chart already had is not asked again. */
  confirmed,
  /** As it was read: what a colleague has changed meanwhile is not written over. */
  read: AsRead,
})
export type ChangeSizeChart = z.output<typeof ChangeSizeChart>

export const StaffSizeChartRow = z.object({
  ...z.pick(SizeChart, { chartKey: true, title: true, source: true, isTypical: true, points: true })
    .shape,
  sizes: z.array(z.string()),
  /** Its products, and how many of them the shop shows. */
  products: z.int(),
  shown: z.int(),
  /** Its products with an unknown size. */
  unsized: z.int(),
})
export type StaffSizeChartRow = z.output<typeof StaffSizeChartRow>

const Named = {
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  productStatus: z.enum(['A', 'N']),
}

/** A product that has, or could have, a chart. */
export const SizedProductRow = z.object({
  ...Named,
  size: z.nullable(z.string()),
  /** null: in no chart. */
  chart: z.nullable(z.object({ chartKey: z.string(), title: z.string() })),
  /** null: it is in none. */
  family: z.nullable(
    z.object({
      title: z.string(),
      /** This product's value on each axis. */
      values: z.array(z.string()),
      productIds: z.array(Id),
    }),
  ),
})
export type SizedProductRow = z.output<typeof SizedProductRow>

export const StaffSizeChart = z.extend(SizeChart, { products: z.array(SizedProductRow) })
export type StaffSizeChart = z.output<typeof StaffSizeChart>

export const listSizeCharts = endpoint({
  method: 'GET',
  url: '/staff/sizeCharts',
  schema: {
    summary:
      'Staff: size charts by title; `q` finds titles, sources, and names and SKUs of their products',
    tags,
    querystring: PageQuery,
    response: { 200: pageOf(StaffSizeChartRow), ...problems(401, 403, 422) },
  },
})

export const getStaffSizeChart = endpoint({
  method: 'GET',
  url: '/staff/sizeCharts/:chartKey',
  schema: {
    summary: 'Staff: one size chart with all products that it is about, sold or not',
    tags,
    params: ofChart,
    response: { 200: StaffSizeChart, ...problems(401, 403, 404, 422) },
  },
})

export const findSizedProducts = endpoint({
  method: 'GET',
  url: '/staff/sizedProducts',
  schema: {
    summary:
      'Staff: products by their numbers, in that order, each with its size chart and its family',
    tags,
    querystring: z.object({
      /** Numbers of products with commas between. */
      product: z.pipe(
        z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,199}$/, says('formatWrong'))),
        z.transform((numbers) => numbers.split(',').map(Number)),
      ),
    }),
    response: { 200: z.array(SizedProductRow), ...problems(401, 403, 422) },
  },
})

export const makeSizeChart = endpoint({
  method: 'POST',
  url: '/staff/sizeCharts',
  schema: {
    summary: 'Staff: adds a size chart; each wrong row is named, and nothing is kept then',
    tags,
    body: MakeSizeChart,
    response: { 200: StaffSizeChart, ...problems(400, 401, 403, 422) },
  },
})

export const changeSizeChart = endpoint({
  method: 'PUT',
  url: '/staff/sizeCharts/:chartKey',
  schema: {
    summary: 'Staff: corrects a size chart; 409 where a colleague has changed it meanwhile',
    tags,
    params: ofChart,
    body: ChangeSizeChart,
    response: { 200: StaffSizeChart, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const removeSizeChart = endpoint({
  method: 'POST',
  url: '/staff/sizeCharts/:chartKey/delete',
  schema: {
    summary:
      'Staff: removes a size chart; its products stay, without a size finder. One that is gone is fine',
    tags,
    params: ofChart,
    response: { 200: z.object({ chartKey: z.string() }), ...problems(400, 401, 403, 422) },
  },
})
