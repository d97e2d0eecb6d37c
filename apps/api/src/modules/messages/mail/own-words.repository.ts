import type { MailText } from '@mendwell/contract/content/mail-texts'
import type { MailName } from '@mendwell/contract/content/mails'
import type { Language } from '@mendwell/domain/words/languages'
import type { Queryable } from '../../../db/db.ts'

/** The parts of a mail that the owner may write. */
export const MAIL_TEXT_COLUMNS = [
  'subject',
  'subjectEs',
  'opening',
  'openingEs',
  'closing',
  'closingEs',
] as const

/** The owner's text of one mail; undefined if there is none. */
export const findMailText = (db: Queryable, mail: MailName): Promise<MailText | undefined> =>
  db.selectFrom('mailText').select(MAIL_TEXT_COLUMNS).where('mail', '=', mail).executeTakeFirst()

/** The language of a mail: that in which it was asked for, else that of the recipient's account, else English. */
export async function findMailLanguage(
  db: Queryable,
  { mailLanguage, custId }: { mailLanguage: string | null; custId: number | null },
): Promise<Language> {
  if (mailLanguage !== null) return mailLanguage === 'es' ? 'es' : 'en'
  if (custId === null) return 'en'
  const row = await db
    .selectFrom('customer')
    .select('mailLanguage')
    .where('custId', '=', custId)
    .executeTakeFirst()
  return row?.mailLanguage === 'es' ? 'es' : 'en'
}
