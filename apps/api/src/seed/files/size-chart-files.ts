import { SizeChart } from '@mendwell/contract/fit/size-charts'
import { chartFault } from '@mendwell/domain/fit/chart-faults'
import * as z from 'zod/mini'
import { readSeedJson, seedKey } from './seed-files.ts'

const text = z.string().check(z.minLength(1))

/** A row of seeds/size-charts.json. */
export const SeedSizeChart = z.strictObject({
  ...z.omit(SizeChart, { chartKey: true }).shape,
  key: seedKey,
  sure: z.union([z.literal(2), z.literal(3)]),
  products: z.array(z.strictObject({ productId: z.int(), sku: text, size: z.nullable(text) })),
})
export type SeedSizeChart = z.output<typeof SeedSizeChart>

/**
 * The size charts of the seed.
 * @throws StartProblem if the file is missing, malformed, or contains an invalid chart.
 */
export const readSizeCharts = (folder: URL): SeedSizeChart[] =>
  readSeedJson(folder, 'size-charts.json', (read) => {
    const charts = z.array(SeedSizeChart).parse(read)
    for (const chart of charts) {
      const fault = chartFault(chart)
      if (fault) throw new Error(`${chart.key}: ${fault}`)
    }
    return charts
  })
