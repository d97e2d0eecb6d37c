import * as contract from '@mendwell/contract/recalls/recall-notices'
import { type Answer, call } from '../calls/call.ts'
import { query } from '../calls/query.ts'

export type PublicRecall = Answer<typeof contract.findPublicRecalls>['rows'][number]
export type RecallNotice = Answer<typeof contract.openRecallNotice>

/** A page of confirmed recalls, searched by words or lots. */
export const publicRecalls = ({ page, q }: { page: number; q: string }) =>
  query(contract.findPublicRecalls, { query: { page, ...(q && { q }) } })

/** Active recalls of a product. */
export const recallsOf = (productId: number) =>
  query(contract.findProductRecalls, { params: { productId } })

/** What the link of a mailed notice refers to. */
export const openRecallNotice = (token: string) =>
  call(contract.openRecallNotice, { body: { token } })

/** Answers it; a later answer replaces it. */
export const answerRecallNotice = (token: string, answer: NonNullable<RecallNotice['answer']>) =>
  call(contract.answerRecallNotice, { body: { token, answer } })
