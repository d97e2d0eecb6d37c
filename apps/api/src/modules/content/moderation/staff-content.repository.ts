import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { containing } from '../../../db/sql/containing.ts'
import { isSubscribed } from '../newsletter/subscribed.sql.ts'

export interface Wanted {
  q?: string | undefined
  state?: string | undefined
  channel?: string | undefined
  limit: number
  offset: number
}

const total = sql<number>`count(*) over ()`.as('total')
const none = { rows: [], total: 0 }

/** Removes the count that every row carries. */
function page<Row extends { total: number }>(rows: readonly Row[]) {
  const [first] = rows
  if (!first) return none
  return { rows: rows.map(({ total: _, ...row }) => row), total: first.total }
}

export async function findAllReviews(db: Queryable, { q, state, limit, offset }: Wanted) {
  const rows = await db
    .selectFrom('review')
    .innerJoin('product', 'product.productId', 'review.productId')
    .innerJoin('customer', 'customer.custId', 'review.custId')
    .select([
      'review.reviewId',
      'review.productId',
      'product.productName',
      'review.rating',
      'review.reviewTitle',
      'review.reviewMsg',
      'review.reviewDate',
      'review.verifiedPurchase',
      'review.hiddenAt',
      'review.reply',
      'customer.email as writer',
      total,
    ])
    .$if(state === 'hidden', (query) => query.where('review.hiddenAt', 'is not', null))
    .$if(state === 'shown', (query) => query.where('review.hiddenAt', 'is', null))
    .$if(state === 'unanswered', (query) =>
      query.where('review.hiddenAt', 'is', null).where('review.reply', 'is', null),
    )
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`(review_title || ' ' || review_msg || ' ' || product_name) ilike ${containing(q ?? '')}`,
      ),
    )
    .orderBy('review.reviewDate', 'desc')
    .orderBy('review.reviewId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return page(rows)
}

export const lockReview = (tx: Queryable, reviewId: number) =>
  tx
    .selectFrom('review')
    .select(['reviewId', 'reply', sql<boolean>`hidden_at is not null`.as('hidden')])
    .where('reviewId', '=', reviewId)
    .forUpdate()
    .executeTakeFirst()

export async function setReviewHidden(tx: Queryable, reviewId: number, hidden: boolean) {
  await tx
    .updateTable('review')
    .set({ hiddenAt: hidden ? sql<Date>`now()` : null })
    .where('reviewId', '=', reviewId)
    .execute()
}

/** Sets the shop's reply to a locked review, signed by its author; null removes it. */
export async function setReply(
  tx: Queryable,
  reviewId: number,
  { reply, by }: { reply: string | null; by: string },
) {
  const isGone = reply === null
  await tx
    .updateTable('review')
    .set({ reply, repliedAt: isGone ? null : sql<Date>`now()`, repliedBy: isGone ? null : by })
    .where('reviewId', '=', reviewId)
    .execute()
}

export async function findReceived(db: Queryable, { q, state, limit, offset }: Wanted) {
  const rows = await db
    .selectFrom('contactMessage')
    .select([
      'contactId',
      'name',
      'email',
      'phone',
      'address',
      'subject',
      'querydata',
      'service',
      'createdAt',
      'handledAt',
      total,
    ])
    .$if(state === 'open', (query) => query.where('handledAt', 'is', null))
    .$if(state === 'handled', (query) => query.where('handledAt', 'is not', null))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`(name || ' ' || email || ' ' || subject || ' ' || querydata) ilike ${containing(q ?? '')}`,
      ),
    )
    .orderBy('contactId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return page(rows)
}

export async function setHandled(tx: Queryable, contactId: number, handled: boolean) {
  const changed = await tx
    .updateTable('contactMessage')
    .set({ handledAt: handled ? sql<Date>`coalesce(handled_at, now())` : null })
    .where('contactId', '=', contactId)
    .returning('contactId')
    .executeTakeFirst()
  return changed !== undefined
}

/** Subscribers who get newsletters, in the order they subscribed. */
export const findConfirmed = (db: Queryable) =>
  db
    .selectFrom('subscription')
    .select(['email', 'confirmedAt', 'mailToken'])
    .where(isSubscribed)
    .orderBy('subscriptionId')
    .execute()

export async function findSubscribers(db: Queryable, { q, state, limit, offset }: Wanted) {
  const rows = await db
    .selectFrom('subscription')
    .select([
      'subscriptionId',
      'email',
      'createdAt',
      'confirmedAt',
      'unsubscribedAt',
      'bouncedAt',
      'bounceReason',
      total,
    ])
    .$if(state === 'on', (query) => query.where(isSubscribed))
    .$if(state === 'bounced', (query) => query.where('bouncedAt', 'is not', null))
    .$if(state === 'unconfirmed', (query) =>
      query.where('confirmedAt', 'is', null).where('unsubscribedAt', 'is', null),
    )
    .$if(state === 'ended', (query) => query.where('unsubscribedAt', 'is not', null))
    .$if(Boolean(q), (query) => query.where('email', 'ilike', containing(q ?? '')))
    .orderBy('subscriptionId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return page(rows)
}

export async function findSent(db: Queryable, { q, state, channel, limit, offset }: Wanted) {
  const matching = db
    .selectFrom('outbox')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? ''))
    .$if(Boolean(q), (query) =>
      query.where(sql<boolean>`(recipient || ' ' || kind) ilike ${containing(q ?? '')}`),
    )
  const rows = await matching
    .select([
      'outboxId',
      'channel',
      'kind',
      'recipient',
      'state',
      'attempts',
      'lastError',
      'orderId',
      'createdAt',
      'sentAt',
    ])
    .orderBy('outboxId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { all } = await matching
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow()
  return { rows, total: all }
}

/** Puts a message back into the queue; undefined if there is none with this id, or it is queued already. */
export const requeue = (tx: Queryable, outboxId: number) =>
  tx
    .updateTable('outbox')
    .set({ state: 'QUEUED', attempts: 0, lastError: null })
    .where('outboxId', '=', outboxId)
    .where('state', '<>', 'QUEUED')
    .returning(['channel', 'kind'])
    .executeTakeFirst()
