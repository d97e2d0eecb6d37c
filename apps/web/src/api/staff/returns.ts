import * as returns from '@mendwell/contract/returns'
import * as contract from '@mendwell/contract/staff-returns'
import { type Answer, call, type Input } from '../call.ts'
import { query } from '../query.ts'

export type ReturnRow = Answer<typeof contract.findStaffReturns>['rows'][number]
export type ReturnMove = NonNullable<Input<typeof returns.moveReturn>['body']>

export const staffReturns = (list: Record<string, unknown>) =>
  query(contract.findStaffReturns, { query: list })

export const moveReturn = (body: ReturnMove) => call(returns.moveReturn, { body })
