import * as buyers from '@mendwell/contract/recalls/recall-buyers'
import * as feed from '@mendwell/contract/recalls/recall-feed'
import * as contract from '@mendwell/contract/recalls/recalls'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
export type RecallRow = Answer<typeof contract.findRecalls>['rows'][number]
export type RecallFeed = Answer<typeof feed.getRecallFeed>
export type RecallDetail = Answer<typeof contract.getRecall>
export type RecallBuyer = Answer<typeof buyers.findRecallBuyers>['rows'][number]
export type SaveBody = Body<typeof contract.saveRecall>
export type NewBody = Body<typeof contract.addRecall>

export const staffRecalls = (list: Record<string, unknown>) =>
  query(contract.findRecalls, { query: list })
export const recallDetail = (recallId: number) =>
  query(contract.getRecall, { params: { recallId } })
export const recallBuyers = (recallId: number, list: Record<string, unknown>) =>
  query(buyers.findRecallBuyers, { params: { recallId }, query: list })
export const buyersFile = (recallId: number) => `/api/staff/recalls/${recallId}/buyers.csv`

export const addRecall = (body: NewBody) => call(contract.addRecall, { body })
export const saveRecall = ({ recallId, ...body }: SaveBody & { recallId: number }) =>
  call(contract.saveRecall, { params: { recallId }, body })
export const confirmRecall = ({
  recallId,
  ...body
}: Body<typeof contract.confirmRecall> & { recallId: number }) =>
  call(contract.confirmRecall, { params: { recallId }, body })

interface Noted {
  recallId: number
  note: string
}

export const rejectRecall = ({ recallId, ...body }: Noted) =>
  call(contract.rejectRecall, { params: { recallId }, body })
export const closeRecall = ({ recallId, ...body }: Noted) =>
  call(contract.closeRecall, { params: { recallId }, body })
export const liftRecallHold = ({ recallId, holdId, ...body }: Noted & { holdId: number }) =>
  call(contract.liftRecallHold, { params: { recallId, holdId }, body })
export const remindRecallBuyers = (recallId: number) =>
  call(buyers.remindRecallBuyers, { params: { recallId } })

export const recallFeed = () => query(feed.getRecallFeed)
export const readRecallFeed = () => call(feed.readRecallFeed)
export function uploadRecalls(file: File) {
  const form = new FormData()
  form.append('file', file)
  return call(contract.uploadRecalls, { form })
}
