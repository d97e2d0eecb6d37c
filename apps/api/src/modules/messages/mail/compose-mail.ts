import type { Selectable } from 'kysely'
import type { DB } from '../../../db/schema.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { OutgoingMail } from '../../../gateways/mail/mail-gateway.ts'
import { settingsOf } from '../../settings/shop/shop.repository.ts'
import { sayIn } from '../words/say.ts'
import type { Composer, Composers, MailContent, MailContext, QueuedMail } from './mail-content.ts'
import type { MailKind } from './mail-kinds.ts'
import { mailHtml, mailText } from './mail-layout.ts'
import { findMailLanguage, findMailText } from './own-words.repository.ts'
import { inOneLanguage, inOwnWords, wordsIn, writtenIn } from './own-words.ts'

/** A message of the outbox with the owner's settings. */
type OutboxRow = Selectable<DB['outbox']> & { storedSettings: object | null }

/**
 * A queued mail as sent; undefined if it is no longer needed.
 * @throws Error for a kind without a composer.
 */
export async function composeMail(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  composers: Composers,
  { storedSettings, ...row }: OutboxRow,
): Promise<OutgoingMail | undefined> {
  const settings = settingsOf(storedSettings ?? {})
  const compose = composerOf(composers, row.kind)
  const language = await findMailLanguage(db, row)
  const context = { db, config, settings, language, say: sayIn(language) }
  const content = await compose(context, row as QueuedMail<MailKind>)
  if (!content) return undefined
  const { replyTo, headers, files } = content
  return {
    from: { name: settings.shopName, address: settings.contactEmail },
    to: { name: '', address: row.recipient },
    ...(await drawMail(context, content)),
    messageId: row.messageId,
    ...(replyTo && { replyTo }),
    ...(headers && { headers }),
    ...(files && { files }),
  }
}

type Drawing = Pick<MailContext, 'db' | 'config' | 'settings' | 'language'>

/** A mail in the owner's words and the shop's layout. */
export async function drawMail(
  { db, config, settings, language: read }: Drawing,
  content: MailContent,
): Promise<{ subject: string; text: string; html: string }> {
  const { head, own, language: wanted = read } = content
  const language = writtenIn(head.mail, wanted)
  const paragraphs = own
    ? inOneLanguage(own, wanted)
    : wordsIn(language, await findMailText(db, head.mail))
  const drawn = inOwnWords(content, paragraphs, language, settings)
  return {
    subject: drawn.subject,
    text: mailText(drawn, settings),
    html: mailHtml(drawn, settings, config.publicUrl),
  }
}

/** queueMail wrote the payload for its kind: the only place where it is cast unchecked. */
function composerOf(composers: Composers, kind: string): Composer<MailKind> {
  const composer = Object.entries(composers).find(([name]) => name === kind)?.[1]
  if (!composer) throw new Error(`No composer for mails of kind ${kind}`)
  return composer as Composer<MailKind>
}
