import type { OwnWords } from '@mendwell/contract/content/mail-texts'
import type { MailHead } from '@mendwell/contract/content/mails'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { Selectable } from 'kysely'
import type { Config } from '../../../config/config.ts'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import type { MailFile } from '../../../gateways/mail/mail-gateway.ts'
import type { MailLanguage, Say } from '../words/say.ts'
import type { MailKind, MailPayloads } from './mail-kinds.ts'

/** One piece of a mail; the layout draws each as HTML and as plain text. */
export type MailBlock =
  | { type: 'text'; text: string; lang?: MailLanguage }
  /** Set smaller and greyer. */
  | { type: 'note'; text: string }
  | { type: 'heading'; text: string }
  | { type: 'button'; label: string; url: string }
  /** A way that matters less than the button. */
  | { type: 'link'; label: string; url: string }
  /** What somebody wrote, line ends kept. */
  | { type: 'quote'; text: string }
  | { type: 'facts'; rows: { label: string; value: string }[] }
  | { type: 'lines'; rows: { name: string; details: string[]; amount: string }[] }
  | { type: 'sums'; rows: { label: string; amount: string; isTotal?: boolean }[] }

/** What a mail says, without any word of its looks. */
export interface MailContent {
  /** Which mail it is: gives its subject and the owner's own paragraphs. */
  head: MailHead
  /** Shown by mail programs beside the subject. */
  preview: string
  title: string
  blocks: MailBlock[]
  /** Of a mail that is tried: words in the place of those that the owner has kept, and their language. */
  own?: { words: OwnWords; language: MailLanguage }
  replyTo?: string
  headers?: Record<string, string>
  files?: MailFile[]
}

/** What a composer may look at when its mail goes out. */
export interface MailContext {
  db: Queryable
  config: Pick<Config, 'publicUrl'>
  settings: ShopSettings
  /** In which the mail is written: of whoever gets it, as far as it is known. */
  language: MailLanguage
  /** Says a sentence of mails in that language. */
  say: Say
}

export type QueuedMail<Kind extends MailKind> = Omit<Selectable<DB['outbox']>, 'payload'> & {
  payload: MailPayloads[Kind]
}

/** Says what a queued mail says, from the rows of now; undefined when nobody needs it any more. */
export type Composer<Kind extends MailKind> = (
  context: MailContext,
  mail: QueuedMail<Kind>,
) => Promise<MailContent | undefined>

/** Who says what each kind of mail says. */
export type Composers = { [Kind in MailKind]?: Composer<Kind> }
