import {
  type MailText,
  type MailTextRow,
  placeholdersOf,
  takesParagraphs,
  unknownPlaceholders,
} from '@mendwell/contract/content/mail-texts'
import {
  isMailName,
  MAIL_NAMES,
  type MailName,
  subjectTemplate,
} from '@mendwell/contract/content/mails'
import type { Db, Queryable } from '../../../db/db.ts'
import { fieldError, invalidFields } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { changeThing, type StateChange } from '../../settings/history/change-thing.ts'
import { expectAsRead } from '../../settings/history/expect-as-read.ts'
import { type Restoring, restoredState } from '../../settings/history/restoring.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { findMailTexts, lockMailText, updateMailText } from './mail-texts.repository.ts'

const NOTHING: MailText = {
  subject: '',
  subjectEs: '',
  opening: '',
  openingEs: '',
  closing: '',
  closingEs: '',
}

/** Every mail in the order of the map, with the owner's text. */
export async function listMailTexts(db: Queryable): Promise<MailTextRow[]> {
  const [written, { messageTexts, messageTextsEs }] = await Promise.all([
    findMailTexts(db),
    getShopSettings(db),
  ])
  return MAIL_NAMES.map((mail) => {
    const row = written.find((one) => one.mail === mail)
    const { mail: _, updatedAt, ...text } = row ?? { ...NOTHING, mail, updatedAt: null }
    return {
      mail,
      text,
      defaultSubject: subjectTemplate(mail, messageTexts),
      defaultSubjectEs: subjectTemplate(mail, messageTextsEs, 'es'),
      updatedAt,
    }
  })
}

interface Saving {
  mail: MailName
  text: MailText
  /** The revision that was read. */
  before: MailText | undefined
}

/**
 * Saves the owner's text of a mail, used from the next mail on; recorded in the history.
 * @throws ShopError 409 if a colleague changed it first, 422 for a {name} that the mail does not have.
 */
export async function saveMailText(
  db: Db,
  who: SignedInPrincipal,
  { mail, text, before: read }: Saving,
): Promise<MailTextRow> {
  checkWords(mail, text)
  await db.transaction().execute(async (tx) => {
    const before = await lockMailText(tx, mail)
    expectAsRead(read, before)
    await change(tx, mail, { who, before, after: text })
  })
  const row = (await listMailTexts(db)).find((one) => one.mail === mail)
  if (!row) throw new Error(`No mail is called ${mail}`)
  return row
}

/** @throws ShopError 422 that names the field and what it accepts. */
export function checkWords(mail: MailName, texts: Partial<MailText>): void {
  const errors = Object.entries(texts).flatMap(([field, text]) => {
    if (text !== '' && !field.startsWith('subject') && !takesParagraphs(mail)) {
      return [fieldError(field, 'mailSubjectOnly')]
    }
    const [unknown] = unknownPlaceholders(mail, text)
    if (unknown === undefined) return []
    const known = placeholdersOf(mail).map((name) => `{${name}}`)
    const names = { unknown: `{${unknown}}`, known: known.join(', ') }
    return [fieldError(field, 'mailPlaceholder', names)]
  })
  if (errors.length > 0) throw invalidFields(errors)
}

/** Undoes a change of a mail's text; false if it was changed again since. */
export async function restoreMailText(tx: Queryable, restoring: Restoring): Promise<boolean> {
  const { who, objectId: mail, undoes } = restoring
  if (!isMailName(mail)) return false
  const before = await lockMailText(tx, mail)
  const after = restoredState(before, restoring)
  if (!after) return false
  await change(tx, mail, { who, before, after, undoes })
  return true
}

const change = (tx: Queryable, mail: MailName, states: StateChange<MailText>) => {
  const write = (after: MailText) => updateMailText(tx, mail, after)
  return changeThing(tx, { objectType: 'mail', objectId: mail, write }, states)
}
