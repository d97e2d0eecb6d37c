import { sql } from 'kysely'

/** Whether a subscription gets newsletters: confirmed, not ended, and its mailbox is not known to be gone. */
export const isSubscribed = sql<boolean>`(subscription.confirmed_at is not null
  and subscription.unsubscribed_at is null and subscription.bounced_at is null)`
