import * as contract from '@mendwell/contract/content/page-checks'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type PageCheckRow = Answer<typeof contract.findPageChecks>['rows'][number]

export const pageChecks = (list: Record<string, unknown>) =>
  query(contract.findPageChecks, { query: list })

export const approvePage = (body: NonNullable<Input<typeof contract.approvePage>['body']>) =>
  call(contract.approvePage, { body })

export const withdrawPageApproval = (pageKey: string) =>
  call(contract.withdrawPageApproval, { body: { pageKey } })
