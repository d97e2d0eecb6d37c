import type { Review } from '@mendwell/contract/catalog/reviews'
import { messages } from '@mendwell/contract/wire/messages'
import type { ReviewRow } from './reviews.repository.ts'

/** A review as everybody sees it; of its writer no more than the writer wants (Reliability §2.10). */
export function reviewOf({ showName, firstName, lastName, ...review }: ReviewRow): Review {
  const initial = lastName.charAt(0)
  const signature = initial ? `${firstName} ${initial}.` : firstName
  const unnamed = review.verifiedPurchase ? messages.verifiedCustomer : messages.customer
  const displayName = showName && firstName ? signature : unnamed
  return { ...review, displayName }
}
