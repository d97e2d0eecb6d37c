import { CHART_UNITS, MEASURE_POINTS } from '@mendwell/domain/fit/measures'
import { BETWEEN_SIZES, CHART_RULES } from '@mendwell/domain/fit/size-chart'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText } from '../wire/shapes.ts'

const tags = ['sizes'] as const

const Limit = z.nullable(z.number().check(z.gte(0), z.lte(3000)))
/** From and to, inclusive; null is open. */
const Range = z.tuple([Limit, Limit])

/** Which measurements give which size; see domain/fit/size-chart.ts. */
export const SizeChart = z.object({
  chartKey: z.string(),
  title: z.string(),
  titleEs: z.string(),
  rule: z.enum(CHART_RULES),
  decides: z.nullable(z.enum(MEASURE_POINTS)),
  between: z.enum(BETWEEN_SIZES),
  points: z.array(z.object({ point: z.enum(MEASURE_POINTS), unit: z.enum(CHART_UNITS) })),
  sizes: z.array(
    z.object({
      size: z.string(),
      /** By measuring point; 'girth' is the larger of the two that a LARGEST chart asks for. */
      ranges: z
        .partialRecord(z.enum([...MEASURE_POINTS, 'girth']), Range)
        .check(z.meta({ examples: [{ palm: [7, 9] }] })),
    }),
  ),
  /** The chart's rule between two sizes. */
  advice: z.string(),
  adviceEs: z.string(),
  /** The chart's source. */
  source: z.string(),
  /** Whether it is an industry-wide chart and not this product's own. */
  isTypical: z.boolean(),
})
export type SizeChart = z.output<typeof SizeChart>

export const ProductSizes = z.object({
  /** null if no chart is known. */
  sizing: z.nullable(
    z.object({
      chart: SizeChart,
      /** The product's size in the chart; null if its record does not say. */
      size: z.nullable(z.string()),
      /** Active products of the chart with a known size. */
      products: z.array(
        z.object({
          productId: Id,
          productName: z.string(),
          categoryId: Id,
          subCategory: z.string(),
          size: z.string(),
        }),
      ),
    }),
  ),
})
export type ProductSizes = z.output<typeof ProductSizes>

export const findProductSizes = endpoint({
  method: 'GET',
  url: '/products/:productId/sizes',
  config: { cached: { tags: ['catalog'], maxAgeSeconds: 0 } },
  schema: {
    summary: 'The size chart of a product, and the products of that chart by their size',
    tags,
    params: z.object({ productId: IdText }),
    response: { 200: ProductSizes, ...problems(404, 422) },
  },
})
