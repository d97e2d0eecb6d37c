import { randomUUID } from 'node:crypto'
import type { OwnWords } from '@mendwell/contract/content/mail-texts'
import type { MailName } from '@mendwell/contract/content/mails'
import type { Language } from '@mendwell/domain/words/languages'
import type { Db } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { drawMail } from '../mail/compose-mail.ts'
import type { Composer } from '../mail/mail-content.ts'
import { queueMail } from '../queue-mail.ts'
import { findEmailOf } from './mail-texts.repository.ts'
import { sampleMail } from './samples/sample-mail.ts'
import { checkWords } from './save-mail-text.ts'

interface Trial {
  mail: MailName
  language: Language
  words: OwnWords
}

/**
 * A mail with this text and sample data, rendered like any mail.
 * @throws ShopError 422 for a {name} that the mail does not have.
 */
export async function previewMail(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { mail, language, words }: Trial,
): Promise<{ subject: string; html: string; text: string }> {
  checkWords(mail, words)
  const settings = await getShopSettings(db)
  const sample = sampleMail(mail, { config, settings, language })
  return drawMail({ db, config, settings, language }, { ...sample, own: words })
}

/**
 * Sends the same to the email of a member of staff.
 * @throws ShopError 422 for a {name} that the mail does not have.
 */
export async function queueTestMail(
  db: Db,
  custId: number,
  trial: Trial,
): Promise<{ sentTo: string }> {
  checkWords(trial.mail, trial.words)
  const to = await findEmailOf(db, custId)
  if (!to) throw notFound('Customer')
  await db.transaction().execute((tx) =>
    queueMail(tx, {
      kind: 'mail_test',
      dedupeKey: `mail_test:${randomUUID()}`,
      to,
      payload: trial,
    }),
  )
  return { sentTo: to }
}

/** To the member of staff who requested it: the typed text, with sample data. */
export const composeMailTest: Composer<'mail_test'> = async (context, { payload }) => {
  const { mail, language, words } = payload
  const sample = sampleMail(mail, { ...context, language })
  return { ...sample, own: words, language }
}
