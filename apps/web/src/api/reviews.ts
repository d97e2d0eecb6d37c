import * as contract from '@mendwell/contract/reviews'
import { call, type Input } from './call.ts'
import { product } from './catalog.ts'
import { query } from './query.ts'
import { queryClient } from './query-client.ts'

export { MAX_STARS } from '@mendwell/contract/reviews'

export type ReviewBody = NonNullable<Input<typeof contract.saveReview>['body']>

export const reviewsOf = (productId: number) =>
  query(contract.findReviews, { query: { productId } })
export const starSummary = (productId: number) =>
  query(contract.summarizeReviews, { params: { productId } })
/** The review that the signed-in customer wrote before, to be edited. */
export const ownReview = (productId: number) =>
  query(contract.findOwnReview, { params: { productId } })

/** Saves the own review; the same key never saves twice. */
export const saveReview = (body: ReviewBody, key: string) =>
  call(contract.saveReview, { body, key })

/** Everything that shows reviews asks anew. */
export const refreshReviews = (productId: number) =>
  Promise.all(
    [reviewsOf(productId), starSummary(productId), ownReview(productId), product(productId)].map(
      ({ queryKey }) => queryClient.invalidateQueries({ queryKey }),
    ),
  )
