import { fillIn } from '@mendwell/contract/wire/messages'
import * as z from 'zod/mini'
import type { SmsComposer } from '../../messages/delivery/deliver-sms.ts'
import { findNotice } from './notices.repository.ts'
import { linkOf } from './recall-mail.ts'

const Payload = z.object({ noticeId: z.int() })

/** Short, and without the goods: others may read the screen of a locked phone (rules of people, 8.4). */
const WORDS = {
  en: '{shop}: Important notice about your order {number}. Please read and answer it: {link}',
  es: '{shop}: Aviso importante sobre su pedido {number}. Por favor, léalo y responda: {link}',
} as const

/** To a buyer of recalled goods, beside the mail and like it: not once the notice was answered. */
export const composeRecallText: SmsComposer = async (
  { db, config, settings, language },
  payload,
) => {
  const notice = await findNotice(db, Payload.parse(payload))
  if (notice?.recallStatus !== 'ACTIVE' || notice.answer !== null) return undefined
  return fillIn(WORDS[language], {
    shop: settings.shopName,
    number: notice.orderNum,
    link: linkOf(config, notice),
  })
}
