import * as contract from '@mendwell/contract/prices/scheduled-prices'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type ScheduledPrices = Answer<typeof contract.getScheduledPrices>
type Body = NonNullable<Input<typeof contract.schedulePrices>['body']>

/** Prices that were scheduled together. */
export const scheduledPrices = (changeId: number) =>
  query(contract.getScheduledPrices, { params: { changeId } })

/** The prices of a product that are to come. */
export const scheduleOf = (productId: number) =>
  query(contract.findProductSchedule, { params: { productId } })

/** Lets new prices begin by themselves at a minute of the shop's time zone. */
export const schedulePrices = (body: Body) => call(contract.schedulePrices, { body })

/** Keeps them from beginning. */
export const cancelScheduledPrices = (changeId: number) =>
  call(contract.cancelScheduledPrices, { params: { changeId } })
