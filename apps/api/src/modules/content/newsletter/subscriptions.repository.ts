import type { Language } from '@mendwell/domain/words/languages'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { isSubscribed } from './subscribed.sql.ts'

interface NewSubscription {
  email: string
  emailCanonical: string
  mailToken: string
  /** The language in which somebody signed up, if known. */
  mailLanguage: Language | null
}

/**
 * The subscription of an email, created if there is none; locked until the end of the transaction. One that gets no
 * newsletters takes the language in which it was asked for last.
 */
export async function insertOrLockSubscription(db: Queryable, subscription: NewSubscription) {
  await db
    .insertInto('subscription')
    .values(subscription)
    .onConflict((conflict) => conflict.column('emailCanonical').doNothing())
    .execute()
  if (subscription.mailLanguage) {
    await db
      .updateTable('subscription')
      .set({ mailLanguage: subscription.mailLanguage })
      .where('emailCanonical', '=', subscription.emailCanonical)
      .where(sql<boolean>`not ${isSubscribed}`)
      .execute()
  }
  return db
    .selectFrom('subscription')
    .select(['subscriptionId', 'email', isSubscribed.as('isOn')])
    .where('emailCanonical', '=', subscription.emailCanonical)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export function findSubscription(db: Queryable, subscriptionId: number) {
  return db
    .selectFrom('subscription')
    .select(['mailToken', isSubscribed.as('isOn')])
    .where('subscriptionId', '=', subscriptionId)
    .executeTakeFirst()
}

/** Confirms a subscription: the token proves access to the mailbox, so that it is there again after a bounce. */
export function confirmSubscriptionOf(db: Queryable, mailToken: string) {
  return db
    .updateTable('subscription')
    .set({
      confirmedAt: sql<Date>`coalesce(confirmed_at, now())`,
      unsubscribedAt: null,
      bouncedAt: null,
      bounceReason: null,
    })
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

/** Marks a mailbox as gone, or as there again; false if there is no such subscription. */
export async function setBounced(
  db: Queryable,
  subscriptionId: number,
  bounced: boolean,
): Promise<boolean> {
  const changed = await db
    .updateTable('subscription')
    .set(
      bounced
        ? { bouncedAt: sql<Date>`coalesce(bounced_at, now())` }
        : { bouncedAt: null, bounceReason: null },
    )
    .where('subscriptionId', '=', subscriptionId)
    .returning('subscriptionId')
    .executeTakeFirst()
  return changed !== undefined
}
