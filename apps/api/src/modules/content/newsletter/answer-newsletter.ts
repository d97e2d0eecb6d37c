import type { Queryable } from '../../../db/db.ts'
import { conflict } from '../../../ground/errors.ts'
import { confirmSubscriptionOf, endSubscriptionOf } from './subscriptions.repository.ts'

const linkEnded = () => conflict('LINK_ENDED', 'linkEnded')

/** @throws ShopError 409 LINK_ENDED for an unknown link. */
export async function confirmSubscription(db: Queryable, token: string) {
  const subscription = await confirmSubscriptionOf(db, token)
  if (!subscription) throw linkEnded()
  return subscription
}

/** @throws ShopError 409 LINK_ENDED for an unknown link. */
export async function endSubscription(db: Queryable, token: string) {
  const subscription = await endSubscriptionOf(db, token)
  if (!subscription) throw linkEnded()
  return { subscribed: false }
}
