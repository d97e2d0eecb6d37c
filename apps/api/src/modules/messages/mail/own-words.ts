import { subjectTemplate } from '@mendwell/contract/content/mail-subjects'
import type { MailText, OwnWords } from '@mendwell/contract/content/mail-texts'
import { MAILS, type MailName } from '@mendwell/contract/content/mails'
import { fillIn } from '@mendwell/contract/wire/messages'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { MailLanguage } from '../words/say.ts'
import type { MailBlock, MailContent } from './mail-content.ts'

const NONE: OwnWords = { subject: '', opening: '', closing: '' }

/** The owner's words of a mail, and in which language each paragraph is. */
export interface OwnParagraphs {
  words: OwnWords
  languages: { opening: MailLanguage; closing: MailLanguage }
}

export const inOneLanguage = (words: OwnWords, language: MailLanguage): OwnParagraphs => ({
  words,
  languages: { opening: language, closing: language },
})

/** The owner's words in one language; English ones for Spanish readers where there are no others. */
export function wordsIn(language: MailLanguage, text: MailText | undefined): OwnParagraphs {
  if (!text) return inOneLanguage(NONE, language)
  const { subject, opening, closing } = text
  if (language === 'en') return inOneLanguage({ subject, opening, closing }, 'en')
  const words = {
    subject: text.subjectEs || subject,
    opening: text.openingEs || opening,
    closing: text.closingEs || closing,
  }
  const languages = {
    opening: text.openingEs ? language : 'en',
    closing: text.closingEs ? language : 'en',
  } as const
  return { words, languages }
}

/** In which language a mail is written for a reader of this one: the office's own mails are in English. */
export const writtenIn = (mail: MailName, language: MailLanguage): MailLanguage =>
  MAILS[mail].group === 'Office' ? 'en' : language

/** A mail with its subject and the owner's own paragraphs before and after what the shop says. */
export function inOwnWords(
  { head, ...content }: MailContent,
  { words, languages }: OwnParagraphs,
  language: MailLanguage,
  {
    shopName,
    messageTexts,
    messageTextsEs,
  }: Pick<ShopSettings, 'shopName' | 'messageTexts' | 'messageTextsEs'>,
) {
  const values = { shop: shopName, ...head.values }
  const paragraph = (text: string, lang: MailLanguage): MailBlock[] =>
    text === ''
      ? []
      : [{ type: 'text', text: fillIn(text, values), ...(lang !== language && { lang }) }]
  const texts = { en: messageTexts, es: messageTextsEs }[language]
  return {
    ...content,
    language,
    subject: fillIn(words.subject || subjectTemplate(head.mail, texts, language), values),
    blocks: [
      ...paragraph(words.opening, languages.opening),
      ...content.blocks,
      ...paragraph(words.closing, languages.closing),
    ],
  }
}
