import type { MailText } from '@mendwell/contract/content/mail-texts'
import type { MailName } from '@mendwell/contract/content/mails'
import type { Queryable } from '../../../db/db.ts'
import type { MailLanguage } from '../words/say.ts'

/** What the owner may write of a mail. */
export const MAIL_TEXT_COLUMNS = [
  'subject',
  'subjectEs',
  'opening',
  'openingEs',
  'closing',
  'closingEs',
] as const

/** What is written of one mail; undefined where nothing is. */
export const findMailText = (db: Queryable, mail: MailName): Promise<MailText | undefined> =>
  db.selectFrom('mailText').select(MAIL_TEXT_COLUMNS).where('mail', '=', mail).executeTakeFirst()

/** The language that a customer reads, as far as one was said. */
export async function findMailLanguage(
  db: Queryable,
  custId: number | null,
): Promise<MailLanguage> {
  if (custId === null) return 'en'
  const row = await db
    .selectFrom('customer')
    .select('mailLanguage')
    .where('custId', '=', custId)
    .executeTakeFirst()
  return row?.mailLanguage === 'es' ? 'es' : 'en'
}
