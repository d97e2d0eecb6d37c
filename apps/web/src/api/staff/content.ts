import * as words from '@mendwell/contract/catalog/search-words'
import * as shop from '@mendwell/contract/content/content'
import * as contract from '@mendwell/contract/content/staff-content'
import * as searches from '@mendwell/contract/search/search-use'
import { call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
type List = Record<string, unknown>

export const staffReviews = (list: List) => query(contract.findStaffReviews, { query: list })
export const moderateReview = (body: Body<typeof contract.moderateReview>) =>
  call(contract.moderateReview, { body })

export const replyToReview = (body: Body<typeof contract.replyToReview>) =>
  call(contract.replyToReview, { body })

export const receivedMessages = (list: List) => query(contract.findContactMessages, { query: list })
export const handleMessage = (body: Body<typeof contract.handleContactMessage>) =>
  call(contract.handleContactMessage, { body })

export const sentMessages = (list: List) => query(contract.findSentMessages, { query: list })
export const resendMessage = (id: number) => call(contract.resendMessage, { params: { id } })

export const failedJobs = () => query(contract.findFailedJobs)
export const retryJob = (jobId: string) => call(contract.retryJob, { body: { jobId } })

export const saveStoreHours = (body: Body<typeof shop.saveStoreHours>) =>
  call(shop.saveStoreHours, { body })

export const synonyms = () => query(words.findSynonyms)
export const searchMisses = () => query(words.findSearchMisses)
export const saveSynonym = (body: Body<typeof words.saveSynonym>) =>
  call(words.saveSynonym, { body })
export const synonymPreview = (body: Body<typeof words.previewSynonym>) =>
  query(words.previewSynonym, { body })
export const deleteSynonym = (id: number) => call(words.deleteSynonym, { params: { id } })

export const searchesToReview = () => query(searches.findSearchesToReview)
export const dismissSearch = (term: string) => call(searches.dismissSearch, { body: { term } })
