import {
  CHART_DOUBTS,
  CHART_FAULTS,
  type ChangeSizeChart,
  type MakeSizeChart,
  type StaffSizeChart,
} from '@mendwell/contract/fit/staff-size-charts'
import { freeKeyOf, titleKeyOf } from '@mendwell/domain/catalog/title-keys'
import { type ChartDoubt, chartDoubts, newDoubts } from '@mendwell/domain/fit/chart-faults'
import type { Db, Queryable } from '../../db/db.ts'
import { fieldError, invalidFields, notFound } from '../../ground/errors.ts'
import type { SignedInPrincipal } from '../../ground/principal.ts'
import { changeThing } from '../settings/history/change-thing.ts'
import { expectAsRead } from '../settings/history/expect-as-read.ts'
import { recordStaffEvent } from '../settings/history/record-staff-event.ts'
import { faultsOf, NO_CHART, stateOf, written } from './size-chart-state.ts'
import {
  type ChartRow,
  deleteChart,
  findChartKeysLike,
  findSizedProducts,
  findStoredChart,
  lockCharts,
  writeChart,
} from './staff-sizes.repository.ts'

/** Staff have the chart of its source before them. */
const SURE = 3

/** @throws ShopError 404 if there is no such chart. */
export async function getStaffSizeChart(db: Queryable, chartKey: string): Promise<StaffSizeChart> {
  const chart = await findStoredChart(db, chartKey)
  if (!chart) throw notFound('Size chart')
  return chart
}

/**
 * Adds a size chart.
 * @throws ShopError 422 at each invalid field: ranges that are not ranges, a product that has another chart or is
 * unknown; without `confirmed` also gaps, overlaps and sizes that no product has.
 */
export function makeSizeChart(
  db: Db,
  who: SignedInPrincipal,
  { confirmed = false, ...made }: MakeSizeChart,
): Promise<StaffSizeChart> {
  refuseFaults(made)
  if (!confirmed) refuseDoubts(chartDoubts(made, made.products))
  return db.transaction().execute(async (tx) => {
    await lockCharts(tx)
    await refuseStrangers(tx, null, made)
    const key = titleKeyOf(made.title) || 'chart'
    const chartKey = freeKeyOf(key, await findChartKeysLike(tx, key))
    const after = stateOf({ ...made, sure: SURE })
    await writeChart(tx, chartKey, after)
    await record(tx, { who, action: 'create', objectId: chartKey, before: NO_CHART, after })
    return getStaffSizeChart(tx, chartKey)
  })
}

interface Changing {
  chartKey: string
  change: ChangeSizeChart
}

/**
 * Corrects a size chart; shoppers' size finder uses it at once.
 * @throws ShopError 404; 409 if a colleague has changed it meanwhile; 422 as makeSizeChart, but of gaps, overlaps and
 * sizes without a product only new ones.
 */
export function changeSizeChart(
  db: Db,
  who: SignedInPrincipal,
  { chartKey, change }: Changing,
): Promise<StaffSizeChart> {
  const { read, confirmed = false, ...wanted } = change
  refuseFaults(wanted)
  return db.transaction().execute(async (tx) => {
    await lockCharts(tx)
    const stored = await findStoredChart(tx, chartKey)
    if (!stored) throw notFound('Size chart')
    const before = stateOf(stored)
    expectAsRead(written(read), written(before))
    if (!confirmed) {
      const known = chartDoubts(before, before.products)
      refuseDoubts(newDoubts(known, chartDoubts(wanted, wanted.products)))
    }
    await refuseStrangers(tx, chartKey, wanted)
    const after = stateOf({ ...wanted, sure: before.sure })
    const write = (state: ChartRow) => writeChart(tx, chartKey, state)
    await changeThing(
      tx,
      { objectType: 'chart', objectId: chartKey, write },
      { who, before, after },
    )
    return getStaffSizeChart(tx, chartKey)
  })
}

/** Deletes a chart: its products stay, without a size finder. No error if it is already gone. */
export async function removeSizeChart(
  db: Db,
  who: SignedInPrincipal,
  chartKey: string,
): Promise<{ chartKey: string }> {
  await db.transaction().execute(async (tx) => {
    await lockCharts(tx)
    const stored = await findStoredChart(tx, chartKey)
    if (!stored) return
    await deleteChart(tx, chartKey)
    await record(tx, {
      who,
      action: 'delete',
      objectId: chartKey,
      before: stateOf(stored),
      after: NO_CHART,
    })
  })
  return { chartKey }
}

interface Recorded {
  who: SignedInPrincipal
  action: 'create' | 'delete'
  objectId: string
  before: object
  after: object
}

const record = (tx: Queryable, event: Recorded) =>
  recordStaffEvent(tx, { objectType: 'chart', ...event })

type Wanted = Omit<MakeSizeChart, 'confirmed'>

function refuseFaults(chart: Wanted): void {
  const faults = faultsOf(chart)
  if (faults.length === 0) return
  throw invalidFields(faults.map(({ path, fault }) => fieldError(path, CHART_FAULTS[fault])))
}

function refuseDoubts(doubts: readonly ChartDoubt[]): void {
  if (doubts.length === 0) return
  throw invalidFields(
    doubts.map(({ path, kind, ...params }) => fieldError(path, CHART_DOUBTS[kind], params)),
  )
}

/** Unknown products, and those of another chart. */
async function refuseStrangers(
  tx: Queryable,
  chartKey: string | null,
  { products }: Wanted,
): Promise<void> {
  const found = await findSizedProducts(
    tx,
    products.map(({ productId }) => productId),
  )
  const errors = products.flatMap(({ productId }, at) => {
    const product = found.find((one) => one.productId === productId)
    const path = `products.${at}.productId`
    if (!product) return [fieldError(path, 'chartProductUnknown')]
    const { chart } = product
    if (!chart || chart.chartKey === chartKey) return []
    return [fieldError(path, 'chartProductElsewhere', { title: chart.title })]
  })
  if (errors.length > 0) throw invalidFields(errors)
}
