import type { MailText } from '@mendwell/contract/content/mail-texts'
import type { MailName } from '@mendwell/contract/content/mails'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { MAIL_TEXT_COLUMNS } from '../mail/own-words.repository.ts'

/** The owner's texts of all mails. */
export const findMailTexts = (db: Queryable) =>
  db
    .selectFrom('mailText')
    .select([...MAIL_TEXT_COLUMNS, 'mail', 'updatedAt'])
    .execute()

/** The owner's text of one mail, locked: creates a missing row, so that concurrent editors wait for each other. */
export async function lockMailText(tx: Queryable, mail: MailName): Promise<MailText> {
  await tx
    .insertInto('mailText')
    .values({ mail })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('mailText')
    .select(MAIL_TEXT_COLUMNS)
    .where('mail', '=', mail)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateMailText(tx: Queryable, mail: MailName, text: MailText): Promise<void> {
  await tx
    .updateTable('mailText')
    .set({ ...text, updatedAt: sql<Date>`now()` })
    .where('mail', '=', mail)
    .execute()
}

/** The email of a member of staff. */
export async function findEmailOf(db: Queryable, custId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer')
    .select('email')
    .where('custId', '=', custId)
    .executeTakeFirst()
  return row?.email ?? undefined
}
