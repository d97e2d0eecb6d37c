import * as contract from '@mendwell/contract/fit/staff-size-charts'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type StaffSizeChartRow = Answer<typeof contract.listSizeCharts>['rows'][number]
export type StaffSizeChart = Answer<typeof contract.getStaffSizeChart>
export type SizedProductRow = Answer<typeof contract.findSizedProducts>[number]
export type SizeChartBody = NonNullable<Input<typeof contract.makeSizeChart>['body']>

/** One page of size charts by title. */
export const staffSizeCharts = (list: Record<string, unknown>) =>
  query(contract.listSizeCharts, { query: list })

export const staffSizeChart = (chartKey: string) =>
  query(contract.getStaffSizeChart, { params: { chartKey } })

/** These products, each with its chart and its family. */
export const sizedProducts = (productIds: readonly number[]) =>
  query(contract.findSizedProducts, { query: { product: productIds.join() } })

export const makeSizeChart = (body: SizeChartBody) => call(contract.makeSizeChart, { body })

type ChangeBody = NonNullable<Input<typeof contract.changeSizeChart>['body']>

export const changeSizeChart = (chartKey: string, body: ChangeBody) =>
  call(contract.changeSizeChart, { params: { chartKey }, body })

export const removeSizeChart = (chartKey: string) =>
  call(contract.removeSizeChart, { params: { chartKey } })

/** What a change of size charts invalidates. */
export const OUTDATED_BY_SIZE_CHARTS = [
  '/staff/sizeCharts',
  '/staff/sizedProducts',
  '/staff/history',
  '/products/',
] as const
