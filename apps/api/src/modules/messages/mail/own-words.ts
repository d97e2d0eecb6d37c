import { subjectTemplate } from '@mendwell/contract/content/mail-subjects'
import type { MailText, OwnWords } from '@mendwell/contract/content/mail-texts'
import { fillIn } from '@mendwell/contract/wire/messages'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { MailBlock, MailContent } from './mail-content.ts'

export type MailLanguage = 'en' | 'es'

const NONE: OwnWords = { subject: '', opening: '', closing: '' }

/** The owner's words in one language; English ones for Spanish readers where there are no others. */
export function wordsIn(language: MailLanguage, text: MailText | undefined) {
  if (!text) return { words: NONE, isSpanish: NO_SPANISH }
  const { subject, opening, closing } = text
  if (language === 'en') return { words: { subject, opening, closing }, isSpanish: NO_SPANISH }
  const words = {
    subject: text.subjectEs || subject,
    opening: text.openingEs || opening,
    closing: text.closingEs || closing,
  }
  return { words, isSpanish: { opening: text.openingEs !== '', closing: text.closingEs !== '' } }
}

const NO_SPANISH = { opening: false, closing: false }

/** A mail with its subject and the owner's own paragraphs before and after what the shop says. */
export function inOwnWords(
  { head, ...content }: MailContent,
  { words, isSpanish }: ReturnType<typeof wordsIn>,
  { shopName, messageTexts }: Pick<ShopSettings, 'shopName' | 'messageTexts'>,
) {
  const values = { shop: shopName, ...head.values }
  const paragraph = (text: string, spanish: boolean): MailBlock[] =>
    text === ''
      ? []
      : [{ type: 'text', text: fillIn(text, values), ...(spanish && { lang: 'es' as const }) }]
  return {
    ...content,
    subject: fillIn(words.subject || subjectTemplate(head.mail, messageTexts), values),
    blocks: [
      ...paragraph(words.opening, isSpanish.opening),
      ...content.blocks,
      ...paragraph(words.closing, isSpanish.closing),
    ],
  }
}
