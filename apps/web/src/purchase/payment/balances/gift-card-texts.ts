import { isGiftCardCode } from '@mendwell/domain/tenders/gift-card-code'
import { CallProblem } from '../../../api/calls/call.ts'
import { ownTexts } from '../../../lib/words/own-texts.ts'
import { t, translateMessage } from '../../../lib/words/texts.ts'
import { giftCardTexts } from '../../../texts/en/gift-cards.ts'

/** A text about gift cards; loaded with gift card payment, not with the shop. */
export const giftCardText = ownTexts(giftCardTexts)

const isOwn = (key: string): key is keyof typeof giftCardTexts => key in giftCardTexts

/** What is wrong with a typed code, before asking the shop, compared in normalized form; undefined if nothing. */
export function problemOfCode(code: string): string | undefined {
  if (code === '') return giftCardText('giftCard.missing')
  return isGiftCardCode(code) ? undefined : giftCardText('giftCard.typo')
}

/** Why a gift card or store credit cannot be used, in the reader's language. */
export function refusalOfCard(error: unknown): string {
  if (!(error instanceof CallProblem)) return t('payment.unreachable')
  const { status, detail, sentence, reason } = error.problem
  if (status === 429) return giftCardText('giftCard.tooOften')
  if (status === 422) return giftCardText('giftCard.typo')
  const key = `giftCard.${typeof reason === 'string' ? reason : ''}`
  return isOwn(key) ? giftCardText(key) : translateMessage(detail, sentence)
}
