import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

interface NewSubscription {
  email: string
  emailCanonical: string
  mailToken: string
}

/** The subscription of an email, created if there is none; locked until the end of the transaction. */
export async function insertOrLockSubscription(db: Queryable, subscription: NewSubscription) {
  await db
    .insertInto('subscription')
    .values(subscription)
    .onConflict((conflict) => conflict.column('emailCanonical').doNothing())
    .execute()
  return db
    .selectFrom('subscription')
    .select([
      'subscriptionId',
      'email',
      sql<boolean>`confirmed_at is not null and unsubscribed_at is null`.as('isOn'),
    ])
    .where('emailCanonical', '=', subscription.emailCanonical)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export function findSubscription(db: Queryable, subscriptionId: number) {
  return db
    .selectFrom('subscription')
    .select([
      'mailToken',
      sql<boolean>`confirmed_at is not null and unsubscribed_at is null`.as('isOn'),
    ])
    .where('subscriptionId', '=', subscriptionId)
    .executeTakeFirst()
}

/** Confirms a subscription: the token proves access to the mailbox. */
export function confirmSubscriptionOf(db: Queryable, mailToken: string) {
  return db
    .updateTable('subscription')
    .set({ confirmedAt: sql<Date>`coalesce(confirmed_at, now())`, unsubscribedAt: null })
    .where('mailToken', '=', mailToken)
    .returning('email')
    .executeTakeFirst()
}

/** Ends a subscription; idempotent. */
export function endSubscriptionOf(db: Queryable, mailToken: string) {
  return db
    .updateTable('subscription')
    .set({ unsubscribedAt: sql<Date>`coalesce(unsubscribed_at, now())` })
    .where('mailToken', '=', mailToken)
    .returning('email')
    .executeTakeFirst()
}
