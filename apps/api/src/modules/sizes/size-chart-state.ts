import { chartFaults, sizedFaults } from '@mendwell/domain/fit/chart-faults'
import type { Queryable } from '../../db/db.ts'
import { recordStaffEvent } from '../settings/history/record-staff-event.ts'
import { type Restoring, restoredState } from '../settings/history/restoring.ts'
import {
  type ChartRow,
  deleteChart,
  findSizedProducts,
  findStoredChart,
  lockCharts,
  writeChart,
} from './staff-sizes.repository.ts'

/** What the history stores for a missing chart: before it was added, after it was deleted. */
export const NO_CHART = { title: null } as const

/** What staff edit in a chart, its products in the order of their numbers. */
export const written = ({
  title,
  titleEs,
  source,
  isTypical,
  rule,
  decides,
  between,
  advice,
  adviceEs,
  points,
  sizes,
  products,
}: Omit<ChartRow, 'sure'>) => ({
  title,
  titleEs,
  source,
  isTypical,
  rule,
  decides,
  between,
  advice,
  adviceEs,
  points: points.map(({ point, unit }) => ({ point, unit })),
  sizes: sizes.map(({ size, ranges }) => ({ size, ranges })),
  products: products
    .map(({ productId, size }) => ({ productId, size }))
    .toSorted((one, other) => one.productId - other.productId),
})

/** The same with how certain it is. */
export const stateOf = ({ sure, ...chart }: ChartRow): ChartRow => ({ ...written(chart), sure })

/** All that is wrong with a chart and its products, each at its field. */
export const faultsOf = (chart: Omit<ChartRow, 'sure'>) => [
  ...chartFaults(chart),
  ...sizedFaults(chart.sizes, chart.products),
]

/** Undoes a change of a chart; false if it was changed again since, or its products have another chart now. */
export async function restoreSizeChart(tx: Queryable, change: Restoring): Promise<boolean> {
  const { who, objectId, from, to, undoes } = change
  await lockCharts(tx)
  const stored = await findStoredChart(tx, objectId)
  const now: ChartRow | typeof NO_CHART = stored ? stateOf(stored) : NO_CHART
  const restored = restoredState(now, change)
  if (!restored) return false
  if (restored.title === null) {
    await deleteChart(tx, objectId)
  } else {
    if (await isImpossible(tx, objectId, restored)) return false
    await writeChart(tx, objectId, restored)
  }
  const event = { action: 'undo', objectType: 'chart', objectId } as const
  await recordStaffEvent(tx, { who, ...event, before: from, after: to, undoes })
  return true
}

/** Whether the chart is no longer valid, or a product of it is gone, or in another chart meanwhile. */
async function isImpossible(tx: Queryable, chartKey: string, chart: ChartRow): Promise<boolean> {
  if (faultsOf(chart).length > 0) return true
  const ids = chart.products.map(({ productId }) => productId)
  const found = await findSizedProducts(tx, ids)
  const isElsewhere = found.some(({ chart: own }) => own !== null && own.chartKey !== chartKey)
  return found.length < ids.length || isElsewhere
}
