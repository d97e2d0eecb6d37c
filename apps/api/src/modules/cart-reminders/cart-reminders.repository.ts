import type { KeptLine } from '@mendwell/contract/carts/lines'
import {
  REMINDER_FIGURE_DAYS,
  REMINDER_FORGOTTEN_DAYS,
  REMINDER_LINK_DAYS,
  REMINDER_PAUSE_DAYS,
} from '@mendwell/domain/carts/cart-reminders'
import type { SyncedLine } from '@mendwell/domain/carts/merge-carts'
import type { Language } from '@mendwell/domain/words/languages'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { linesKeptIn } from '../carts/kept-lines.sql.ts'
import { forgottenReminder, hasOrdered, ledToOrder } from './reminder-rows.sql.ts'

interface GuestReminder {
  email: string
  emailCanonical: string
  mailToken: string
  lines: readonly SyncedLine[]
  /** In which it is written; null if unknown. */
  mailLanguage: Language | null
}

export async function insertReminder(db: Queryable, reminder: GuestReminder): Promise<void> {
  await db
    .insertInto('cartReminder')
    .values({ ...reminder, lines: JSON.stringify(reminder.lines) })
    .execute()
}

/** The reminder that a browser requested; undefined for one that is gone. */
export const findReminder = (db: Queryable, mailToken: string) =>
  db
    .selectFrom('cartReminder')
    .select(['emailCanonical', 'queuedAt'])
    .where('mailToken', '=', mailToken)
    .executeTakeFirst()

/** Stores the current cart; a queued reminder stays as it is. */
export async function updateReminder(
  db: Queryable,
  { mailToken, lines, ...reminder }: GuestReminder,
): Promise<void> {
  await db
    .updateTable('cartReminder')
    .set({ ...reminder, lines: JSON.stringify(lines), changedAt: sql<Date>`now()` })
    .where('mailToken', '=', mailToken)
    .where('queuedAt', 'is', null)
    .execute()
}

/** Cancels a guest's reminder: an email already queued is not sent either. */
export async function deleteUnsentReminder(db: Queryable, mailToken: string): Promise<void> {
  await db
    .deleteFrom('cartReminder')
    .where('mailToken', '=', mailToken)
    .where('sentAt', 'is', null)
    .execute()
}

export async function deleteReminder(db: Queryable, reminderId: number): Promise<void> {
  await db.deleteFrom('cartReminder').where('reminderId', '=', reminderId).execute()
}

/** Accounts whose carts were unchanged for this many hours, at most `limit`; their carts stay locked until the end. */
export async function lockLeftCarts(
  tx: Queryable,
  { hours, limit }: { hours: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ custId: number }>`
    select k.cust_id from customer_cart k
      join cart_reminder_consent using (cust_id)
      join customer c using (cust_id)
    where k.reminded_at is null and c.merged_into is null and c.erased_at is null and c.active_flag
      and k.changed_at < now() - make_interval(hours => ${hours})
      and k.changed_at > now() - make_interval(days => ${REMINDER_FORGOTTEN_DAYS})
      and exists (select from customer_cart_line l where l.cust_id = k.cust_id)
    order by k.changed_at limit ${limit}
    for update of k skip locked`.execute(tx)
  return rows.map(({ custId }) => custId)
}

/** Creates the reminder of a customer whose cart is locked, with its current lines. */
export async function insertReminderOfCart(
  tx: Queryable,
  { custId, mailToken }: { custId: number; mailToken: string },
): Promise<void> {
  await sql`insert into cart_reminder (cust_id, email, email_canonical, mail_token, lines, changed_at)
    select k.cust_id, c.email, c.email_canonical, ${mailToken},
      (select jsonb_agg(jsonb_build_object('productId', l.product_id, 'cut', nullif(l.cut, ''), 'notes', l.notes,
        'quantity', l.quantity) order by l.line_id) from customer_cart_line l where l.cust_id = k.cust_id),
      k.changed_at
    from customer_cart k join customer c using (cust_id) where k.cust_id = ${custId}`.execute(tx)
  await tx
    .updateTable('customerCart')
    .set({ remindedAt: sql<Date>`now()` })
    .where('custId', '=', custId)
    .execute()
}

interface DueReminder {
  reminderId: number
  custId: number | null
  email: string
  mailLanguage: Language | null
}

/** Reminders that are due, newest first; locked until the end of the transaction. */
export async function lockDueReminders(
  tx: Queryable,
  { hours, limit }: { hours: number; limit: number },
): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select r.reminder_id, r.cust_id, r.email, r.mail_language from cart_reminder r
    where r.queued_at is null and r.changed_at < now() - make_interval(hours => ${hours})
    order by r.changed_at desc limit ${limit}
    for update skip locked`.execute(tx)
  return rows
}

/** Whether the email may still be sent: no unsubscription, order, or other recent reminder. */
const isWanted = sql<boolean>`not ${hasOrdered}
  and not exists (select from cart_reminder_stop s where s.email_canonical = r.email_canonical)
  and (r.cust_id is null or exists (select from cart_reminder_consent w where w.cust_id = r.cust_id))
  and not exists (select from cart_reminder other
    where other.email_canonical = r.email_canonical and other.reminder_id <> r.reminder_id
      and other.queued_at > now() - make_interval(days => ${REMINDER_PAUSE_DAYS}))`

/** Marks a reminder as queued; false for one no longer needed. */
export async function markQueued(tx: Queryable, reminderId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update cart_reminder r set queued_at = now()
    where r.reminder_id = ${reminderId} and ${isWanted}`.execute(tx)
  return numAffectedRows > 0n
}

/**
 * Decides that the email is sent, by what is committed now; undefined for one no longer needed. Checked again on a
 * retry: an order placed between the tries counts.
 */
export async function claimReminder(
  db: Queryable,
  reminderId: number,
): Promise<{ mailToken: string; lineCount: number } | undefined> {
  const { rows } = await sql<{ mailToken: string; lineCount: number }>`
    update cart_reminder r set sent_at = coalesce(r.sent_at, now())
    where r.reminder_id = ${reminderId} and r.mail_token is not null and ${isWanted}
    returning r.mail_token, jsonb_array_length(r.lines) as line_count`.execute(db)
  return rows[0]
}

/** The lines behind the link of a reminder, with the current names of their products. */
export async function findReminderLines(
  db: Queryable,
  mailToken: string,
): Promise<{ lines: KeptLine[]; expiresAt: Date } | undefined> {
  const reminder = await db
    .selectFrom('cartReminder')
    .select([
      'reminderId',
      sql<Date>`sent_at + make_interval(days => ${REMINDER_LINK_DAYS})`.as('expiresAt'),
    ])
    .where('mailToken', '=', mailToken)
    .where('sentAt', 'is not', null)
    .executeTakeFirst()
  if (!reminder) return undefined
  const { rows } = await sql<KeptLine>`${linesKeptIn('cart_reminder')}
    where k.reminder_id = ${reminder.reminderId} order by l.place`.execute(db)
  return { lines: rows, expiresAt: reminder.expiresAt }
}

/** Unsubscribes the mailbox of a link and its account from reminders; false for an unknown link. */
export async function stopReminders(tx: Queryable, mailToken: string): Promise<boolean> {
  const { rows } = await sql<{ emailCanonical: string; custId: number | null }>`
    select email_canonical, cust_id from cart_reminder where mail_token = ${mailToken}`.execute(tx)
  const [found] = rows
  if (!found) return false
  const { emailCanonical, custId } = found
  await sql`insert into cart_reminder_stop (email_canonical) values (${emailCanonical})
    on conflict (email_canonical) do nothing`.execute(tx)
  await sql`delete from cart_reminder_consent where cust_id = ${custId}`.execute(tx)
  await sql`delete from cart_reminder where email_canonical = ${emailCanonical} and sent_at is null`.execute(
    tx,
  )
  return true
}

/** Whether the customer has turned on reminders. */
export async function findConsent(db: Queryable, custId: number): Promise<boolean> {
  const consent = await db
    .selectFrom('cartReminderConsent')
    .select('custId')
    .where('custId', '=', custId)
    .executeTakeFirst()
  return consent !== undefined
}

/**
 * Turns on the reminder. If the mailbox had unsubscribed, only its owner can undo that: an account with an unconfirmed
 * email may name anyone's.
 */
export async function giveConsent(tx: Queryable, custId: number): Promise<void> {
  await sql`insert into cart_reminder_consent (cust_id) values (${custId})
    on conflict (cust_id) do nothing`.execute(tx)
  await sql`delete from cart_reminder_stop s using customer c
    where c.cust_id = ${custId} and c.email_verified_at is not null and s.email_canonical = c.email_canonical`.execute(
    tx,
  )
}

/** Turns it off, including for a pending reminder. */
export async function withdrawConsent(tx: Queryable, custId: number): Promise<void> {
  await tx.deleteFrom('cartReminderConsent').where('custId', '=', custId).execute()
  await tx
    .deleteFrom('cartReminder')
    .where('custId', '=', custId)
    .where('sentAt', 'is', null)
    .execute()
}

/** Reminders sent lately, and how many of them were followed by an order. */
export async function findFigures(db: Queryable): Promise<{ sent: number; ordered: number }> {
  const { rows } = await sql<{ sent: number; ordered: number }>`
    select count(*)::int as sent, (count(*) filter (where ${ledToOrder}))::int as ordered
    from cart_reminder r where r.sent_at > now() - make_interval(days => ${REMINDER_FIGURE_DAYS})`.execute(
    db,
  )
  return rows[0] ?? { sent: 0, ordered: 0 }
}

/** Deletes addresses that are no longer needed: carts abandoned long ago, and expired links. */
export async function forgetOldReminders(db: Queryable): Promise<void> {
  await sql`delete from cart_reminder
    where sent_at is null and changed_at < now() - make_interval(days => ${REMINDER_FORGOTTEN_DAYS})`.execute(
    db,
  )
  await sql`update cart_reminder r set ${forgottenReminder}
    where r.email is not null and r.sent_at < now() - make_interval(days => ${REMINDER_LINK_DAYS})`.execute(
    db,
  )
  await sql`delete from outbox where kind = 'cart_reminder' and state <> 'QUEUED'
    and created_at < now() - make_interval(days => ${REMINDER_LINK_DAYS})`.execute(db)
}
