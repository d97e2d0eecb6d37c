import * as contract from '@mendwell/contract/catalog/reviews'
import { call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'
import { queryClient } from '../calls/query-client.ts'
import { product } from './catalog.ts'
import { familyOf } from './families.ts'

export { MAX_STARS } from '@mendwell/contract/catalog/reviews'

export type ReviewBody = NonNullable<Input<typeof contract.saveReview>['body']>

/** Reviews of a product and its other sizes, and their stars. */
export const reviewsOf = (productId: number) =>
  query(contract.findFamilyReviews, { params: { productId } })
/** The signed-in customer's existing review, for editing. */
export const ownReview = (productId: number) =>
  query(contract.findOwnReview, { params: { productId } })

/** Saves the customer's review; the same key never saves twice. */
export const saveReview = (body: ReviewBody, key: string) =>
  call(contract.saveReview, { body, key })

/** Refetches everything that shows reviews. */
export const refreshReviews = (productId: number) =>
  Promise.all(
    [reviewsOf(productId), familyOf(productId), ownReview(productId), product(productId)].map(
      ({ queryKey }) => queryClient.invalidateQueries({ queryKey }),
    ),
  )
