import { fillIn } from '@mendwell/contract/wire/messages'
import { ACCOUNT_MAILS } from './account-mails.ts'
import { ORDER_MAILS } from './order-mails.ts'
import { PRODUCT_MAILS } from './product-mails.ts'
import { RETURN_MAILS } from './return-mails.ts'

/** In which language a mail is written. */
export type MailLanguage = 'en' | 'es'

/** Every sentence of mails to shoppers, by its English, in Spanish. */
const SPANISH = { ...ORDER_MAILS, ...RETURN_MAILS, ...ACCOUNT_MAILS, ...PRODUCT_MAILS }

export type MailSentence = keyof typeof SPANISH

/** Says a sentence in the language of the mail, its {names} filled in. */
export type Say = (
  sentence: MailSentence,
  values?: Readonly<Record<string, string | number>>,
) => string

export const sayIn =
  (language: MailLanguage): Say =>
  (sentence, values = {}) =>
    fillIn(language === 'es' ? SPANISH[sentence] : sentence, values)
