import { findSandboxCard } from '@mendwell/contract/money/sandbox-cards'
import * as z from 'zod/mini'
import { t } from '../../../lib/words/texts.ts'
import { isCardNumber, isExpired, parseExpiry } from './card-rules.ts'

export interface CardValues {
  number: string
  expiry: string
  securityCode: string
  name: string
}

export const CARD_FIELDS = ['number', 'expiry', 'securityCode', 'name'] as const

/** Validated in the browser only: the shop receives nothing of a card but the token (Decisions §2). */
export const cardSchema = () =>
  z.object({
    number: checked(numberFault),
    expiry: checked(expiryFault),
    securityCode: checked((typed) =>
      /^\d{3,4}$/.test(typed) ? undefined : t('payment.codeFault'),
    ),
    name: checked((typed) => (typed.trim() ? undefined : t('payment.nameFault'))),
  })

/** A text with at most one error at a time. */
const checked = (faultOf: (typed: string) => string | undefined) =>
  z.string().check(({ value, issues }) => {
    const message = faultOf(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  })

function numberFault(typed: string): string | undefined {
  if (typed === '') return t('payment.numberMissing')
  if (!isCardNumber(typed)) return t('payment.numberFault')
  return findSandboxCard(typed) ? undefined : t('payment.numberUnknown')
}

function expiryFault(typed: string): string | undefined {
  const expiry = parseExpiry(typed)
  if (!expiry) return t('payment.expiryFault')
  return isExpired(expiry, new Date()) ? t('payment.expired') : undefined
}
