import type { OwnWords } from '@mendwell/contract/content/mail-texts'
import type { MailHead } from '@mendwell/contract/content/mails'
import type { Block } from '@mendwell/contract/content/page-blocks'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { Language } from '@mendwell/domain/words/languages'
import type { Selectable } from 'kysely'
import type { Config } from '../../../config/config.ts'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import type { MailFile } from '../../../gateways/mail/mail-gateway.ts'
import type { Say } from '../words/say.ts'
import type { MailKind, MailPayloads } from './mail-kinds.ts'

/** One block of a mail; the layout renders each as HTML and as plain text. */
export type MailBlock =
  | { type: 'text'; text: string; lang?: Language }
  /** In smaller, lighter type. */
  | { type: 'note'; text: string }
  | { type: 'heading'; text: string }
  /** What staff wrote with headings, lists and links; all links are whole addresses. */
  | { type: 'written'; blocks: readonly Block[] }
  | { type: 'button'; label: string; url: string }
  /** A link less important than the button. */
  | { type: 'link'; label: string; url: string }
  /** Text that a person wrote, with its line breaks. */
  | { type: 'quote'; text: string }
  | { type: 'facts'; rows: { label: string; value: string }[] }
  | { type: 'lines'; rows: { name: string; details: string[]; amount: string }[] }
  | { type: 'sums'; rows: { label: string; amount: string; isTotal?: boolean }[] }

/** The content of a mail, without its layout. */
export interface MailContent {
  /** The kind of mail: determines its subject and the owner's own paragraphs. */
  head: MailHead
  /** Shown by mail programs next to the subject. */
  preview: string
  title: string
  blocks: MailBlock[]
  /** For a preview: text that replaces the owner's saved one. */
  own?: OwnWords
  /** Where it is not that of the recipient's account. */
  language?: Language
  replyTo?: string
  headers?: Record<string, string>
  files?: MailFile[]
}

/** What a composer may use when its mail is sent. */
export interface MailContext {
  db: Queryable
  config: Pick<Config, 'publicUrl'>
  settings: ShopSettings
  /** The language of the mail: the recipient's, if known. */
  language: Language
  /** Translates a sentence of mails into that language. */
  say: Say
}

export type QueuedMail<Kind extends MailKind> = Omit<Selectable<DB['outbox']>, 'payload'> & {
  payload: MailPayloads[Kind]
}

/** Composes a queued mail from the current rows; undefined if it is no longer needed. */
export type Composer<Kind extends MailKind> = (
  context: MailContext,
  mail: QueuedMail<Kind>,
) => Promise<MailContent | undefined>

/** The composer of each kind of mail. */
export type Composers = { [Kind in MailKind]?: Composer<Kind> }
