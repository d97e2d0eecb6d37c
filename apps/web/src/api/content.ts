import * as contract from '@mendwell/contract/content/content'
import { newKey } from '../lib/new-key.ts'
import { call } from './calls/call.ts'
import { query } from './calls/query.ts'

export const storeHours = () => query(contract.findStoreHours)
/** The current banners of the home page. */
export const homeBanner = () => query(contract.getHomeBanner)

/** Subscribes to the newsletter; the key prevents a second mail after another click. */
export const subscribe = (email: string) =>
  call(contract.subscribe, { body: { email }, key: newKey() })

/** Sends the contact form; the same key for every attempt with the same message. */
export const sendContactMessage = (body: contract.ContactMessage, key: string) =>
  call(contract.sendContactMessage, { body, key })

/** Redeems the link of the confirmation mail. */
export const confirmSubscription = (token: string) =>
  call(contract.confirmSubscription, { body: { token } })

/** Unsubscribes from the newsletter by its footer link. */
export const unsubscribe = (token: string) => call(contract.unsubscribe, { query: { t: token } })
