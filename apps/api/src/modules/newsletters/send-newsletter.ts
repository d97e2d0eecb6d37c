import { NEWSLETTER_BATCH } from '@mendwell/domain/content/newsletters'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { addJob } from '../../queue/queue.ts'
import type { OutcomeListener } from '../messages/delivery/delivery-outcome.ts'
import { EVERY_MAIL } from '../messages/queue-mail.ts'
import {
  findDueNewsletters,
  finishSending,
  hasUntried,
  markMailboxGone,
  queueBatch,
  queueLeftOut,
  startSending,
  updateRecipient,
} from './recipients.repository.ts'

/** Queues the job that sends the next batch; one waits at a time. */
export const queueSending = (db: Queryable, newsletterId: number, runAt?: Date) =>
  addJob(
    db,
    'send_newsletter',
    { newsletterId },
    { key: `newsletter-${newsletterId}`, ...(runAt && { runAt }) },
  )

/**
 * Queues the emails of the next batch, when those of the last one have been tried, so that other mail never waits
 * behind a whole newsletter. Those whom a stop left out come first. After the last batch it ends the newsletter.
 */
export const sendNextBatch = (
  { db }: Pick<Deps, 'db'>,
  { newsletterId }: { newsletterId: number },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await startSending(tx, newsletterId))) return
    if (await hasUntried(tx, newsletterId)) return
    const batch = { newsletterId, limit: NEWSLETTER_BATCH, ...EVERY_MAIL }
    const queued = (await queueLeftOut(tx, batch)) || (await queueBatch(tx, batch))
    if (queued === 0) await finishSending(tx, newsletterId)
  })

/** Goes on with newsletters whose moment has come or whose process was killed; every minute. */
export async function resumeNewsletters({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const newsletterId of await findDueNewsletters(db)) await queueSending(db, newsletterId)
}

/** MAP: what the outcome of a delivery makes of a recipient. */
const RECIPIENT_STATES = {
  SENT: 'SENT',
  TRY_AGAIN: 'WAITING',
  GIVEN_UP: 'FAILED',
  NO_MAILBOX: 'BOUNCED',
  NOT_NEEDED: 'LEFT_OUT',
} as const

/** Stores what became of one email, and queues the next batch after the last one of a batch. */
export const noteOutcome: OutcomeListener<'newsletter'> = async (tx, recipient, outcome) => {
  const { newsletterId, subscriptionId } = recipient
  // After UNKNOWN it stays handed over: it may have arrived, and nobody gets a newsletter twice.
  if (outcome.kind !== 'UNKNOWN') {
    await updateRecipient(tx, recipient, RECIPIENT_STATES[outcome.kind])
  }
  if (outcome.kind === 'NO_MAILBOX') await markMailboxGone(tx, subscriptionId, outcome.reason)
  if (!(await hasUntried(tx, newsletterId))) await queueSending(tx, newsletterId)
}
