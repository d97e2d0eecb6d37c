import { fillIn } from '@mendwell/contract/wire/messages'
import type { Language } from '@mendwell/domain/words/languages'
import { ACCOUNT_MAILS } from './account-mails.ts'
import { ORDER_MAILS } from './order-mails.ts'
import { PRODUCT_MAILS } from './product-mails.ts'
import { RETURN_MAILS } from './return-mails.ts'

/** Every sentence of mails to shoppers in Spanish, by its English text. */
const SPANISH = { ...ORDER_MAILS, ...RETURN_MAILS, ...ACCOUNT_MAILS, ...PRODUCT_MAILS }

export type MailSentence = keyof typeof SPANISH

/** Translates a sentence into the mail's language, and fills in its {names}. */
export type Say = (
  sentence: MailSentence,
  values?: Readonly<Record<string, string | number>>,
) => string

export const sayIn =
  (language: Language): Say =>
  (sentence, values = {}) =>
    fillIn(language === 'es' ? SPANISH[sentence] : sentence, values)
