import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { jobPayload } from '../../queue/queue.ts'

interface AttemptCard {
  attemptId: number
  cardCustomerId: number
  /** The saved card that pays; null if the attempt's card is to be saved. */
  providerRef: string | null
}

/** Stores the payer of an attempt, with the saved card or the request to save one. */
export async function insertAttemptCard(tx: Queryable, card: AttemptCard): Promise<void> {
  await tx
    .insertInto('attemptCard')
    .values({ ...card, saves: card.providerRef === null })
    .execute()
}

/** Queues saving the card of a paid attempt, in its transaction; most have none to save. */
export async function queueSaving(tx: Queryable, attemptId: number): Promise<void> {
  await sql`select graphile_worker.add_job('save_card', ${jobPayload('save_card', { attemptId })}::json,
      max_attempts => 12)
    from attempt_card where attempt_id = ${attemptId} and saves`.execute(tx)
}

/** A paid attempt whose card is to be saved; undefined for every other. */
export const findPaidToSave = (db: Queryable, attemptId: number) =>
  db
    .selectFrom('attemptCard')
    .innerJoin('paymentAttempt', 'paymentAttempt.attemptId', 'attemptCard.attemptId')
    .innerJoin('cardCustomer', 'cardCustomer.cardCustomerId', 'attemptCard.cardCustomerId')
    .select([
      'attemptCard.cardCustomerId',
      'cardCustomer.custId',
      'cardCustomer.provider',
      'paymentAttempt.idempotencyKey',
      'paymentAttempt.providerRef as reference',
    ])
    .where('attemptCard.attemptId', '=', attemptId)
    .where('saves', '=', true)
    .where('paymentAttempt.status', '=', 'SUCCEEDED')
    .executeTakeFirst()

/** Takes the request to save a card, once; returns its current owner, undefined if it was taken before or withdrawn. */
export async function takeWish(tx: Queryable, attemptId: number): Promise<number | undefined> {
  const { rows } = await sql<{ custId: number }>`
    delete from attempt_card a using card_customer c
    where a.attempt_id = ${attemptId} and a.saves and c.card_customer_id = a.card_customer_id
    returning c.cust_id`.execute(tx)
  return rows[0]?.custId
}
