import type { MailText, OwnWords } from '@mendwell/contract/content/mail-texts'
import { MAILS, type MailName, subjectTemplate } from '@mendwell/contract/content/mails'
import { fillIn } from '@mendwell/contract/wire/messages'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { Language } from '@mendwell/domain/words/languages'
import type { MailBlock, MailContent } from './mail-content.ts'

const NONE: OwnWords = { subject: '', opening: '', closing: '' }

/** The owner's text of a mail, and the language of each paragraph. */
export interface OwnParagraphs {
  words: OwnWords
  languages: { opening: Language; closing: Language }
}

export const inOneLanguage = (words: OwnWords, language: Language): OwnParagraphs => ({
  words,
  languages: { opening: language, closing: language },
})

/** The owner's text in one language; English for Spanish readers if there is no other. */
export function wordsIn(language: Language, text: MailText | undefined): OwnParagraphs {
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

/** The language of a mail for a reader of this one: mails to the shop itself are in English. */
export const writtenIn = (mail: MailName, language: Language): Language =>
  MAILS[mail].group === 'Office' ? 'en' : language

/** A mail with its subject and the owner's own paragraphs before and after the shop's text. */
export function inOwnWords(
  { head, ...content }: MailContent,
  { words, languages }: OwnParagraphs,
  language: Language,
  {
    shopName,
    messageTexts,
    messageTextsEs,
  }: Pick<ShopSettings, 'shopName' | 'messageTexts' | 'messageTextsEs'>,
) {
  const values = { shop: shopName, ...head.values }
  const paragraph = (text: string, lang: Language): MailBlock[] =>
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
