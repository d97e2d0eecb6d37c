import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems, Sentence } from '../wire/errors.ts'

import {
  Id,
  IdempotencyHeaders,
  IdText,
  Instant,
  noCardNumber,
  required,
  requiredText,
} from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['reviews'] as const

/** Specification §9: 0 to 5 stars. */
export const MAX_STARS = 5

/** The most characters of the shop's reply. */
export const MAX_REPLY = 2000

/** The form of a review (Specification §5); the author comes from the session only. */
export const SaveReview = z.object({
  productId: Id,
  rating: z
    .int(says('reviewRatingRequired'))
    .check(z.gte(0, says('reviewRatingRequired')), z.lte(MAX_STARS, says('reviewRatingRequired'))),
  reviewTitle: required('reviewTitleRequired', 120).check(noCardNumber),
  reviewMsg: requiredText('reviewMessageRequired', 4000).check(noCardNumber),
  /** Signs with first name and initial instead of 'Customer', or 'Verified customer' after buying it here. */
  showName: z._default(z.optional(z.boolean()), false),
})
export type SaveReview = z.output<typeof SaveReview>

/** A review as everyone sees it: plain text, and only as much about its author as they agreed to. */
export const Review = z.object({
  reviewId: Id,
  productId: Id,
  rating: z.int(),
  reviewTitle: z.string(),
  reviewMsg: z.string(),
  reviewDate: Instant,
  displayName: z.string(),
  /** The English text of `displayName` if the author gives no name. */
  sentence: z.optional(Sentence),
  /** The author has a paid order with this product. */
  verifiedPurchase: z.boolean(),
  /** The shop's public reply; null for none. */
  reply: z.nullable(z.object({ text: z.string(), date: Instant })),
})
export type Review = z.output<typeof Review>

export const StarSummary = z.object({
  /** As requested: an unknown product has no stars. */
  productId: z.int(),
  average: z.nullable(z.number()),
  count: z.int(),
  /** How many reviews gave 0, 1, 2, 3, 4 and 5 stars. */
  stars: z.array(z.int()),
})
export type StarSummary = z.output<typeof StarSummary>

/** A review shown with those of the other sizes, or of other packs of the same pieces. */
export const FamilyReview = z.extend(Review, {
  /** Which size, color, strength or pack it is about, if the product comes in several. */
  values: z.array(z.object({ axis: z.string(), value: z.string() })),
})
export type FamilyReviewWire = z.input<typeof FamilyReview>

export const FamilyReviews = z.object({
  reviews: z.array(FamilyReview),
  /** Of all of them; `productId` is the one asked for. */
  summary: StarSummary,
})
export type FamilyReviews = z.output<typeof FamilyReviews>

export const saveReview = endpoint({
  method: 'POST',
  url: '/review/save',
  schema: {
    summary: 'Saves the own review of a product; a second one replaces the first',
    tags,
    headers: IdempotencyHeaders,
    body: SaveReview,
    response: { 200: Review, ...problems(400, 401, 404, 409, 422, 429) },
  },
})

export const findReviews = endpoint({
  method: 'GET',
  url: '/review/findAll',
  schema: {
    summary: 'Reviews, newest first; of one product with ?productId=',
    tags,
    querystring: z.object({ productId: z.optional(IdText) }),
    response: { 200: z.array(Review), ...problems(422) },
  },
})

export const summarizeReviews = endpoint({
  method: 'GET',
  url: '/review/summary/:productId',
  schema: {
    summary: 'How many stars a product got',
    tags,
    params: z.object({ productId: IdText }),
    response: { 200: StarSummary, ...problems(422) },
  },
})

export const findFamilyReviews = endpoint({
  method: 'GET',
  url: '/review/family/:productId',
  schema: {
    summary:
      'Reviews of a product and its other sizes or packs, newest first, and the stars of all of them',
    tags,
    params: z.object({ productId: IdText }),
    response: { 200: FamilyReviews, ...problems(422) },
  },
})

export const findOwnReview = endpoint({
  method: 'GET',
  url: '/review/own/:productId',
  schema: {
    summary: 'The own review of a product, to be edited; null when there is none',
    tags,
    params: z.object({ productId: IdText }),
    response: {
      200: z.object({ review: z.nullable(z.extend(Review, { showName: z.boolean() })) }),
      ...problems(401, 422),
    },
  },
})
