import * as subscriberCalls from '@mendwell/contract/content/staff-content'
import * as contract from '@mendwell/contract/newsletters/newsletters'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
type List = Record<string, unknown>

export type NewsletterRow = Answer<typeof contract.findNewsletters>['rows'][number]
export type Newsletter = Answer<typeof contract.getNewsletter>
export type NewsletterText = Newsletter['text']
export type NewsletterTrial = Body<typeof contract.previewNewsletter>

/** Queries that a changed newsletter invalidates. */
export const NEWSLETTER_QUESTIONS = ['/staff/newsletters', '/staff/history', '/staff/schedule']

export const newsletters = (list: List) => query(contract.findNewsletters, { query: list })
export const newsletter = (id: number) => query(contract.getNewsletter, { params: { id } })
export const saveNewsletter = (body: Body<typeof contract.saveNewsletter>) =>
  call(contract.saveNewsletter, { body })
export const removeNewsletter = (newsletterId: number) =>
  call(contract.removeNewsletter, { body: { newsletterId } })
export const testNewsletter = (body: NewsletterTrial) => call(contract.testNewsletter, { body })
export const stopNewsletter = (newsletterId: number) =>
  call(contract.stopNewsletter, { body: { newsletterId } })
export const continueNewsletter = (newsletterId: number) =>
  call(contract.continueNewsletter, { body: { newsletterId } })

/** A preview of this text. */
export const newsletterPreview = (body: NewsletterTrial) => ({
  queryKey: ['preview of a newsletter', body],
  queryFn: () => call(contract.previewNewsletter, { body }),
})

interface Release {
  newsletterId: number
  /** As typed. */
  text: NewsletterText
  /** As stored. */
  before: NewsletterText
  /** A minute in the shop's time zone; null: now. */
  sendAt: string | null
}

/** Saves what is typed, then sends exactly that. */
export async function releaseNewsletter({ newsletterId, text, before, sendAt }: Release) {
  const saved = await saveNewsletter({ newsletterId, text, before })
  return call(contract.sendNewsletter, { body: { newsletterId, text: saved.text, sendAt } })
}

export const SUBSCRIBERS_ADDRESS = `/api${subscriberCalls.exportSubscribers.url}`
export const subscribers = (list: List) => query(subscriberCalls.findSubscribers, { query: list })
export const markBounced = (body: Body<typeof subscriberCalls.markBounced>) =>
  call(subscriberCalls.markBounced, { body })
