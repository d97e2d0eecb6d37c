import * as z from 'zod/mini'
import { MAX_REPLY } from '../catalog/reviews.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, Instant, noCardNumber, text } from '../wire/shapes.ts'
import { MESSAGE_STATES, PageQuery, pageOf } from '../wire/staff-lists.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['staff'] as const

export const StaffReview = z.object({
  reviewId: z.int(),
  productId: z.int(),
  productName: z.string(),
  rating: z.int(),
  reviewTitle: z.string(),
  reviewMsg: z.string(),
  reviewDate: Instant,
  writer: z.string(),
  verifiedPurchase: z.boolean(),
  hiddenAt: z.nullable(Instant),
  /** The shop's public reply; null for none. */
  reply: z.nullable(z.string()),
})
export type StaffReviewWire = z.input<typeof StaffReview>

export const findStaffReviews = endpoint({
  method: 'GET',
  url: '/staff/reviews',
  schema: {
    summary: 'All reviews, hidden ones too, newest first',
    tags,
    querystring: z.extend(PageQuery, {
      state: z.optional(z.enum(['unanswered', 'shown', 'hidden'])),
    }),
    response: { 200: pageOf(StaffReview), ...problems(400, 401, 403, 422) },
  },
})

export const moderateReview = endpoint({
  method: 'POST',
  url: '/staff/reviews/moderate',
  schema: {
    summary: 'Hides a review or shows it again',
    tags,
    body: z.object({ reviewId: Id, hidden: z.boolean() }),
    response: { 200: z.object({ reviewId: z.int() }), ...problems(400, 401, 403, 404, 422) },
  },
})

export const replyToReview = endpoint({
  method: 'POST',
  url: '/staff/reviews/reply',
  schema: {
    summary:
      "The shop's public reply to a review, or another one in its place; an empty one takes it away",
    tags,
    body: z.object({ reviewId: Id, reply: text(MAX_REPLY).check(noCardNumber) }),
    response: { 200: z.object({ reviewId: z.int() }), ...problems(400, 401, 403, 404, 422) },
  },
})

export const ReceivedMessage = z.object({
  contactId: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  subject: z.string(),
  querydata: z.string(),
  service: z.nullable(z.string()),
  createdAt: Instant,
  handledAt: z.nullable(Instant),
})
export type ReceivedMessageWire = z.input<typeof ReceivedMessage>

export const findContactMessages = endpoint({
  method: 'GET',
  url: '/staff/messages',
  schema: {
    summary: 'What visitors wrote in the contact form, newest first',
    tags,
    querystring: z.extend(PageQuery, { state: z.optional(z.enum(['open', 'handled'])) }),
    response: { 200: pageOf(ReceivedMessage), ...problems(400, 401, 403, 422) },
  },
})

export const handleContactMessage = endpoint({
  method: 'POST',
  url: '/staff/messages/handle',
  schema: {
    summary: 'Marks a message as answered, or as open again',
    tags,
    body: z.object({ contactId: Id, handled: z.boolean() }),
    response: { 200: z.object({ contactId: z.int() }), ...problems(400, 401, 403, 404, 422) },
  },
})

export const Subscriber = z.object({
  subscriptionId: z.int(),
  email: z.string(),
  createdAt: Instant,
  confirmedAt: z.nullable(Instant),
  unsubscribedAt: z.nullable(Instant),
  /** No newsletters from then on: the mail server has no such mailbox, or staff said so. */
  bouncedAt: z.nullable(Instant),
  bounceReason: z.nullable(z.string()),
})
export type SubscriberWire = z.input<typeof Subscriber>

export const findSubscribers = endpoint({
  method: 'GET',
  url: '/staff/subscribers',
  schema: {
    summary: 'The newsletter list, newest first',
    tags,
    querystring: z.extend(PageQuery, {
      state: z.optional(z.enum(['on', 'unconfirmed', 'ended', 'bounced'])),
    }),
    response: { 200: pageOf(Subscriber), ...problems(400, 401, 403, 422) },
  },
})

export const exportSubscribers = endpoint({
  method: 'GET',
  url: '/staff/subscribers.csv',
  schema: {
    summary: 'Everybody who confirmed the newsletter and has not left, as a CSV file',
    tags,
    produces: ['text/csv'],
    response: { 200: z.any(), ...problems(401, 403) },
  },
})

export const markBounced = endpoint({
  method: 'POST',
  url: '/staff/subscribers/bounce',
  schema: {
    summary:
      'Says that a mailbox is gone, so that it gets no newsletters, or that it is there again',
    tags,
    body: z.object({ subscriptionId: Id, bounced: z.boolean() }),
    response: { 200: z.object({ subscriptionId: z.int() }), ...problems(400, 401, 403, 404, 422) },
  },
})

export const SentMessage = z.object({
  outboxId: z.int(),
  channel: z.string(),
  kind: z.string(),
  recipient: z.string(),
  state: z.string(),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  orderId: z.nullable(z.int()),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
})
export type SentMessageWire = z.input<typeof SentMessage>

export const findSentMessages = endpoint({
  method: 'GET',
  url: '/staff/outbox',
  schema: {
    summary: 'Every mail and text message, newest first',
    tags,
    querystring: z.extend(PageQuery, {
      state: z.optional(z.enum(MESSAGE_STATES)),
      channel: z.optional(z.enum(['MAIL', 'SMS'])),
    }),
    response: { 200: pageOf(SentMessage), ...problems(400, 401, 403, 422) },
  },
})

export const resendMessage = endpoint({
  method: 'POST',
  url: '/staff/outbox/:id/resend',
  schema: {
    summary: 'Sends a mail or text message that was given up or sent before once more',
    tags,
    params: z.object({ id: IdText }),
    response: { 200: z.object({ outboxId: z.int() }), ...problems(400, 401, 403, 404, 409, 422) },
  },
})

/** A background job that failed its last attempt. */
export const FailedJob = z.object({
  jobId: z.string(),
  /** Name of the task, such as 'send_refund'. */
  task: z.string(),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  failedAt: Instant,
})
export type FailedJobWire = z.input<typeof FailedJob>

export const findFailedJobs = endpoint({
  method: 'GET',
  url: '/staff/jobs',
  schema: {
    summary: 'Jobs that were given up, newest first; at most 100',
    tags,
    response: { 200: z.array(FailedJob), ...problems(401, 403) },
  },
})

export const retryJob = endpoint({
  method: 'POST',
  url: '/staff/jobs/retry',
  schema: {
    summary: 'Runs a job again that was given up',
    tags,
    body: z.object({ jobId: z.string().check(z.regex(/^\d{1,18}$/, says('wholeNumberExpected'))) }),
    response: { 200: z.object({ jobId: z.string() }), ...problems(400, 401, 403, 404, 422) },
  },
})
