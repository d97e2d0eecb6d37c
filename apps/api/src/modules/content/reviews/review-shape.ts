import type { Review } from '@mendwell/contract/catalog/reviews'
import { inEnglish, sentence } from '../../../ground/errors.ts'
import type { ReviewRow } from './reviews.repository.ts'

/** A review as everyone sees it; of its author only what they agreed to show (Reliability §2.10). */
export function reviewOf({ showName, firstName, lastName, ...row }: ReviewRow): Review {
  const { reply: text, repliedAt: date, ...written } = row
  const review = { ...written, reply: text !== null && date !== null ? { text, date } : null }
  const initial = lastName.charAt(0)
  const signature = initial ? `${firstName} ${initial}.` : firstName
  if (showName && firstName) return { ...review, displayName: signature }
  const unnamed = sentence(review.verifiedPurchase ? 'verifiedCustomer' : 'customer')
  return { ...review, displayName: inEnglish(unnamed), sentence: unnamed }
}
