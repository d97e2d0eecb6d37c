import * as returns from '@mendwell/contract/orders/returns'
import * as contract from '@mendwell/contract/staff-orders/staff-returns'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type ReturnRow = Answer<typeof contract.findStaffReturns>['rows'][number]
export type ReturnTransition = NonNullable<Input<typeof returns.transitionReturn>['body']>

export const staffReturns = (list: Record<string, unknown>) =>
  query(contract.findStaffReturns, { query: list })

export const changeRefund = (body: NonNullable<Input<typeof returns.changeRefund>['body']>) =>
  call(returns.changeRefund, { body })

export const transitionReturn = (body: ReturnTransition) => call(returns.transitionReturn, { body })

export const workOnLabel = (body: NonNullable<Input<typeof contract.workOnLabel>['body']>) =>
  call(contract.workOnLabel, { body })
