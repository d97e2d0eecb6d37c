import type { ReceiptLine } from '@mendwell/contract/lots/lots'
import type { FieldError } from '@mendwell/contract/wire/errors'
import type { FieldCode } from '@mendwell/contract/wire/validation-messages'
import { addDays } from '@mendwell/domain/days/calendar'
import { fieldError } from '../../../ground/errors.ts'
import type { TrackedProduct } from './shelf.repository.ts'

/** A date further away than this was probably misread (rules of lots, bad input). */
const FAR_DAYS = 15 * 365

/** What is missing or wrong in a receipt line, by field; empty if it can be booked. */
export function checkReceiptLine(
  line: ReceiptLine,
  product: TrackedProduct | undefined,
): FieldError[] {
  if (!product) {
    return [fieldError('productId', 'productNotTracked')]
  }
  return [...checkCodes(line, product), ...checkExpiry(line, product)]
}

function checkCodes(
  { lotCode, serial, quantity }: ReceiptLine,
  { tracking }: TrackedProduct,
): FieldError[] {
  if (tracking !== 'SERIAL') {
    return lotCode ? [] : [fieldError('lotCode', 'lotRequired')]
  }
  return [
    ...(serial ? [] : [fieldError('serial', 'serialRequired')]),
    ...(quantity === 1 ? [] : [fieldError('quantity', 'serialIsOnePiece')]),
  ]
}

function checkExpiry(
  { expiresOn, neverExpires, condition, isExpiredMeant }: ReceiptLine,
  { tracking, today }: TrackedProduct,
): FieldError[] {
  const wrong = (code: FieldCode): FieldError[] => [fieldError('expiresOn', code)]
  if (!expiresOn) {
    const isMissing = tracking === 'LOT_EXPIRY' && !neverExpires && condition === 'SOUND'
    return isMissing ? wrong('expiryOrHold') : []
  }
  if (isExpiredMeant) return []
  if (expiresOn < today) return wrong('expiryPassed')
  if (expiresOn > addDays(today, FAR_DAYS)) return wrong('expiryFarAway')
  return []
}
