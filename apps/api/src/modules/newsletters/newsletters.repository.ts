import type {
  Newsletter,
  NewsletterRow,
  NewsletterText,
} from '@mendwell/contract/newsletters/newsletters'
import type { NewsletterState } from '@mendwell/domain/content/newsletters'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { nameOf } from '../../db/sql/name-of.ts'
import { isSubscribed } from '../content/newsletter/subscribed.sql.ts'

const TEXTS = ['subject', 'subjectEs', 'body', 'bodyEs'] as const

const counted = (state: string) => sql`(count(*) filter (where state = ${sql.lit(state)}))::int`

/** How far a newsletter got; recipients are counted as they are queued. */
const progress = sql<NewsletterRow['progress']>`(
  select json_build_object('recipients', count(*)::int, 'waiting', ${counted('WAITING')}, 'sent', ${counted('SENT')},
    'bounced', ${counted('BOUNCED')}, 'failed', ${counted('FAILED')}, 'leftOut', ${counted('LEFT_OUT')},
    'unknown', ${counted('HANDED_OVER')})
  from newsletter_recipient where newsletter_recipient.newsletter_id = newsletter.newsletter_id)`

const selectRows = (db: Queryable) =>
  db
    .selectFrom('newsletter')
    .select(['newsletterId', 'subject', 'sendAt', 'updatedAt'])
    .select([
      sql<NewsletterState>`state`.as('state'),
      nameOf('released_by').as('releasedBy'),
      progress.as('progress'),
    ])

/** A page of the newsletters, the latest first. */
export async function findNewsletters(
  db: Queryable,
  { q, limit, offset }: { q: string | undefined; limit: number; offset: number },
): Promise<{ rows: NewsletterRow[]; total: number }> {
  const isFound = sql<boolean>`position(lower(${q ?? ''}) in lower(subject || ' ' || subject_es)) > 0`
  const rows = await selectRows(db)
    .where(isFound)
    .orderBy('newsletterId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('newsletter')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isFound)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Subscribers who would get a newsletter now, by language. */
async function countReaders(db: Queryable): Promise<Newsletter['readers']> {
  const { all, es } = await db
    .selectFrom('subscription')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where mail_language = 'es'))::int`.as('es'),
    ])
    .where(isSubscribed)
    .executeTakeFirstOrThrow()
  return { en: all - es, es }
}

/** One newsletter for its editors; undefined if there is none. */
export async function findNewsletter(
  db: Queryable,
  newsletterId: number,
): Promise<Omit<Newsletter, 'unreached'> | undefined> {
  const row = await selectRows(db)
    .select([...TEXTS, 'startedAt', 'endedAt'])
    .where('newsletterId', '=', newsletterId)
    .executeTakeFirst()
  if (!row) return undefined
  const { subjectEs, body, bodyEs, ...newsletter } = row
  const text = { subject: row.subject, subjectEs, body, bodyEs }
  return { ...newsletter, text, readers: await countReaders(db) }
}

/** The state and text of a newsletter, locked until the end of the transaction. */
export async function lockNewsletter(
  tx: Queryable,
  newsletterId: number,
): Promise<{ state: NewsletterState; text: NewsletterText } | undefined> {
  const row = await tx
    .selectFrom('newsletter')
    .select(TEXTS)
    .select(sql<NewsletterState>`state`.as('state'))
    .where('newsletterId', '=', newsletterId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { state, ...text } = row
  return { state, text }
}

export async function insertNewsletter(tx: Queryable, text: NewsletterText): Promise<number> {
  const { newsletterId } = await tx
    .insertInto('newsletter')
    .values(text)
    .returning('newsletterId')
    .executeTakeFirstOrThrow()
  return newsletterId
}

interface Release {
  state: NewsletterState
  /** Null if it is a draft. */
  sendAt: Date | null
  /** The member of staff, as the history signs. */
  releasedBy: string | null
}

/** Changes the text of a newsletter, or when it is sent. */
export async function updateNewsletter(
  tx: Queryable,
  newsletterId: number,
  change: NewsletterText | Release,
): Promise<void> {
  await tx
    .updateTable('newsletter')
    .set({ ...change, updatedAt: sql<Date>`now()` })
    .where('newsletterId', '=', newsletterId)
    .execute()
}

export async function deleteNewsletter(tx: Queryable, newsletterId: number): Promise<void> {
  await tx.deleteFrom('newsletter').where('newsletterId', '=', newsletterId).execute()
}
