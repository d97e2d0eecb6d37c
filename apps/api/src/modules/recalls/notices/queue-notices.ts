import { textNumber } from '@mendwell/domain/people/text-number'
import type { Config } from '../../../config/config.ts'
import type { Queryable } from '../../../db/db.ts'
import { EVERY_MAIL } from '../../messages/queue-mail.ts'
import { EVERY_SMS } from '../../messages/queue-sms.ts'
import { findPhonesToText, queueNoticeMails, queueNoticeTexts } from './queue-notices.repository.ts'

/**
 * Queues the mail of each due notice and, in a shop that can send text messages, a text message to those of their
 * buyers who may be texted (decision 0083). Returns how many were mailed.
 */
export async function queueNotices(
  tx: Queryable,
  { smsUrl }: Pick<Config, 'smsUrl'>,
  recallId: number,
): Promise<number> {
  const noticeIds = await queueNoticeMails(tx, recallId, EVERY_MAIL)
  if (smsUrl === undefined || noticeIds.length === 0) return noticeIds.length
  const phones = await findPhonesToText(tx, noticeIds)
  const texts = phones.flatMap(({ noticeId, phone }) => {
    const to = textNumber(phone)
    return to ? [{ noticeId, to }] : []
  })
  await queueNoticeTexts(tx, texts, EVERY_SMS)
  return noticeIds.length
}
