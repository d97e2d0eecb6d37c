import * as contract from '@mendwell/contract/content/staff-content'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { csvFile } from '../../http/csv-file.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { handleMessage, moderateReview, resendMessage } from './moderation/change-content.ts'
import { exportSubscribers } from './moderation/export-subscribers.ts'
import { replyToReview } from './moderation/reply-to-review.ts'
import {
  findAllReviews,
  findReceived,
  findSent,
  findSubscribers,
  type Wanted,
} from './moderation/staff-content.repository.ts'
import { markBounced } from './newsletter/mark-bounced.ts'

const paged = ({
  page,
  size,
  ...filters
}: Omit<Wanted, 'limit' | 'offset'> & {
  page: number
  size: number
}): Wanted => ({ ...filters, limit: size, offset: (page - 1) * size })

/** Staff door: hiding and showing reviews, and replying to them. */
export const moderationRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findStaffReviews,
      handler: (request) => findAllReviews(deps.db, paged(request.query)),
    })

    app.route({
      ...contract.moderateReview,
      handler: async (request) => moderateReview(deps, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.replyToReview,
      handler: async (request) => {
        const { reviewId, reply } = request.body
        const who = await signedIn(deps, request)
        return replyToReview(deps, who, { reviewId, reply: reply || null })
      },
    })
  }

/** Staff door: incoming and outgoing messages. */
export const staffMessageRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findContactMessages,
      handler: (request) => findReceived(deps.db, paged(request.query)),
    })

    app.route({
      ...contract.handleContactMessage,
      handler: async (request) => handleMessage(deps, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.findSubscribers,
      config: { permission: 'content.write' },
      handler: (request) => findSubscribers(deps.db, paged(request.query)),
    })

    app.route({
      ...contract.markBounced,
      config: { permission: 'content.write' },
      handler: async (request) => markBounced(deps.db, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.exportSubscribers,
      config: { permission: 'content.write' },
      handler: async (_, reply) =>
        csvFile(reply, 'newsletter.csv').send(await exportSubscribers(deps)),
    })

    app.route({
      ...contract.findSentMessages,
      handler: (request) => findSent(deps.db, paged(request.query)),
    })

    app.route({
      ...contract.resendMessage,
      config: { permission: 'messages.send' },
      handler: async (request) =>
        resendMessage(deps, await signedIn(deps, request), request.params.id),
    })
  }
