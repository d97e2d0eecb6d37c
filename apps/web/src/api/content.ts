import * as contract from '@mendwell/contract/content/content'
import { newKey } from '../lib/new-key.ts'
import { call } from './calls/call.ts'
import { query } from './calls/query.ts'

export const storeHours = () => query(contract.findStoreHours)
/** What stands on the home page for a time. */
export const homeBanner = () => query(contract.getHomeBanner)

/** Asks for the newsletter; the key keeps a repeated press from mailing twice. */
export const subscribe = (email: string) =>
  call(contract.subscribe, { body: { email }, key: newKey() })

/** Sends the contact form; the same key for every try of the same message. */
export const sendContactMessage = (body: contract.ContactMessage, key: string) =>
  call(contract.sendContactMessage, { body, key })

/** Redeems the link of the confirmation mail. */
export const confirmSubscription = (token: string) =>
  call(contract.confirmSubscription, { body: { token } })

/** Ends the newsletter by the link at its foot. */
export const unsubscribe = (token: string) => call(contract.unsubscribe, { query: { t: token } })
