import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { DB } from '../../../db/schema.ts'
import type { Deps } from '../../../deps/deps.ts'
import { settingsOf } from '../../settings/shop/shop.repository.ts'
import type { MailContext } from '../mail/mail-content.ts'
import { findMailLanguage } from '../mail/own-words.repository.ts'
import {
  findMessageAndSettings,
  markFailed,
  markObsolete,
  markSent,
} from '../messages.repository.ts'

/** Composes a queued text message from the current rows; undefined if it is no longer needed. */
export type SmsComposer = (
  context: Omit<MailContext, 'say'>,
  payload: unknown,
) => Promise<string | undefined>

/** The composer of each kind of text message; those of other kinds were queued with their text. */
export type SmsComposers = Readonly<Record<string, SmsComposer>>

const WithText = z.object({ text: z.string() })

interface Delivery {
  outboxId: number
  composers: SmsComposers
  /** True for the last try. */
  lastTry: boolean
}

/**
 * Delivers a text message of the outbox at least once (Decisions §7).
 * @throws the provider's error, so that the job is retried; not on the last try.
 */
export async function deliverSms(
  deps: Pick<Deps, 'db' | 'config' | 'sms' | 'logger'>,
  { outboxId, composers, lastTry }: Delivery,
): Promise<void> {
  const { db, sms, logger } = deps
  const message = await findMessageAndSettings(db, outboxId)
  if (message?.state !== 'QUEUED') return
  try {
    const text = await composeSms(deps, composers, message)
    if (text === undefined) return await markObsolete(db, outboxId)
    await sms.send({ to: message.recipient, text, messageId: message.messageId })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await markFailed(db, { outboxId, error: reason, last: lastTry })
    if (!lastTry) throw error
    logger.error({ outboxId, kind: message.kind, reason }, 'a text message was given up')
    return
  }
  await markSent(db, outboxId)
}

type OutboxRow = Selectable<DB['outbox']> & { storedSettings: object | null }

async function composeSms(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  composers: SmsComposers,
  { storedSettings, ...row }: OutboxRow,
): Promise<string | undefined> {
  const compose = composers[row.kind]
  if (!compose) return WithText.parse(row.payload).text
  const settings = settingsOf(storedSettings ?? {})
  const language = await findMailLanguage(db, row)
  return compose({ db, config, settings, language }, row.payload)
}
