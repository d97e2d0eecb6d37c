import * as contract from '@mendwell/contract/catalog/reviews'
import { MAX_LIST } from '@mendwell/domain/orders/limits'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { answerOnce } from '../../../http/answer-once.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { listFamilyReviews } from './list-family-reviews.ts'
import { reviewOf } from './review-shape.ts'
import { findReviewBy, findReviews } from './reviews.repository.ts'
import { saveReview } from './save-review.ts'
import { summarizeReviews } from './summarize-reviews.ts'

/** Open door: customer reviews. */
export const reviewRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findReviews,
      handler: async (request) => {
        const { productId } = request.query
        const productIds = productId === undefined ? undefined : [productId]
        const reviews = await findReviews(deps.db, { productIds, limit: MAX_LIST })
        return reviews.map(reviewOf)
      },
    })

    app.route({
      ...contract.summarizeReviews,
      handler: (request) => summarizeReviews(deps.db, request.params.productId),
    })

    app.route({
      ...contract.findFamilyReviews,
      handler: (request) => listFamilyReviews(deps, request.params.productId),
    })
  }

/** Customer door: the caller's own review. */
export const ownReviewRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.saveReview,
      handler: async (request, reply) => {
        const { custId } = await signedIn(deps, request)
        const key = request.headers['idempotency-key']
        const saving = { custId, review: request.body, key }
        const outcome = await saveReview(deps, saving)
        return answerOnce(reply, outcome)
      },
    })

    app.route({
      ...contract.findOwnReview,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        const row = await findReviewBy(deps.db, custId, request.params.productId)
        return { review: row ? { ...reviewOf(row), showName: row.showName } : null }
      },
    })
  }
