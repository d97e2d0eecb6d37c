import type { ReceiptLine } from '@mendwell/contract/lots/lots'
import type { FieldError } from '@mendwell/contract/wire/errors'
import { addDays } from '@mendwell/domain/days/calendar'
import type { TrackedProduct } from './shelf.repository.ts'

/** A date further away than so many days is rather a misread one (rules of lots, bad input). */
const FAR_DAYS = 15 * 365

/** What is missing or wrong in a line of a receipt, by field; nothing where it can be booked. */
export function checkReceiptLine(
  line: ReceiptLine,
  product: TrackedProduct | undefined,
): FieldError[] {
  if (!product) {
    return [{ path: 'productId', message: 'This product is not told apart by lot' }]
  }
  return [...checkCodes(line, product), ...checkExpiry(line, product)]
}

function checkCodes(
  { lotCode, serial, quantity }: ReceiptLine,
  { tracking }: TrackedProduct,
): FieldError[] {
  if (tracking !== 'SERIAL') {
    return lotCode ? [] : [{ path: 'lotCode', message: 'Enter the lot' }]
  }
  return [
    ...(serial ? [] : [{ path: 'serial', message: 'Enter the serial number' }]),
    ...(quantity === 1
      ? []
      : [{ path: 'quantity', message: 'Each serial number is one piece: one line each' }]),
  ]
}

function checkExpiry(
  { expiresOn, neverExpires, condition, isExpiredMeant }: ReceiptLine,
  { tracking, today }: TrackedProduct,
): FieldError[] {
  const wrong = (message: string): FieldError[] => [{ path: 'expiresOn', message }]
  if (!expiresOn) {
    const isMissing = tracking === 'LOT_EXPIRY' && !neverExpires && condition === 'SOUND'
    return isMissing ? wrong('Enter the expiration date, or hold the pieces') : []
  }
  if (isExpiredMeant) return []
  if (expiresOn < today)
    return wrong('This date has passed. Confirm to book the pieces as expired.')
  if (expiresOn > addDays(today, FAR_DAYS))
    return wrong('This date is far away. Confirm it is right.')
  return []
}
