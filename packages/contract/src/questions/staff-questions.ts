import { MAX_QUESTION } from '@mendwell/domain/questions/questions'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, Instant, noCardNumber, text } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'

const tags = ['staff questions'] as const

export const StaffQuestion = z.object({
  questionId: Id,
  productId: Id,
  productName: z.string(),
  question: z.string(),
  /** As typed. */
  askerName: z.string(),
  askedAt: Instant,
  hiddenAt: z.nullable(Instant),
  /** The shop's own answer. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Instant),
  /** From buyers, oldest first. */
  answers: z.array(
    z.object({
      answerId: Id,
      answer: z.string(),
      writer: z.string(),
      answeredAt: Instant,
      hiddenAt: z.nullable(Instant),
    }),
  ),
})
export type StaffQuestionWire = z.input<typeof StaffQuestion>

export const findStaffQuestions = endpoint({
  method: 'GET',
  url: '/staff/questions',
  schema: {
    summary: 'Staff: confirmed questions, newest first; those without an answer oldest first',
    tags,
    querystring: z.extend(PageQuery, {
      state: z.optional(z.enum(['unanswered', 'answered', 'hidden'])),
    }),
    response: { 200: pageOf(StaffQuestion), ...problems(400, 401, 403, 422) },
  },
})

const Changed = z.object({ questionId: Id })

export const answerQuestion = endpoint({
  method: 'POST',
  url: '/staff/questions/answer',
  schema: {
    summary:
      "Staff: the shop's own answer, or another one in its place; an empty one takes it away. Whoever asked is told of the first",
    tags,
    body: z.object({ questionId: Id, answer: text(MAX_QUESTION).check(noCardNumber) }),
    response: { 200: Changed, ...problems(400, 401, 403, 404, 422) },
  },
})

export const moderateQuestion = endpoint({
  method: 'POST',
  url: '/staff/questions/moderate',
  schema: {
    summary: 'Staff: hides a question or shows it again',
    tags,
    body: z.object({ questionId: Id, hidden: z.boolean() }),
    response: { 200: Changed, ...problems(400, 401, 403, 404, 422) },
  },
})

export const moderateAnswer = endpoint({
  method: 'POST',
  url: '/staff/questions/moderateAnswer',
  schema: {
    summary: "Staff: hides a buyer's answer or shows it again",
    tags,
    body: z.object({ answerId: Id, hidden: z.boolean() }),
    response: { 200: z.object({ answerId: Id }), ...problems(400, 401, 403, 404, 422) },
  },
})
