import { MAX_ASKER_NAME, MAX_QUESTION } from '@mendwell/domain/questions/questions'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { email, Id, IdText, Instant, line, noCardNumber, requiredText } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['questions'] as const

const MailToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, says('linkEnded')))
const words = requiredText('valueMissing', MAX_QUESTION).check(noCardNumber)

/** An answer as everyone sees it: plain text. */
export const ShownAnswer = z.object({
  /** null for the shop's own. */
  answerId: z.nullable(Id),
  answer: z.string(),
  answeredAt: Instant,
  /** From a buyer who agreed to be named; null for 'A customer', and for the shop. */
  name: z.nullable(z.string()),
})

/** A question as everyone sees it: plain text, with the asker's first name at most. */
export const ShownQuestion = z.object({
  questionId: Id,
  productId: Id,
  /** Which size, color or strength it was about, if the product comes in several. */
  values: z.array(z.object({ axis: z.string(), value: z.string() })),
  question: z.string(),
  askedAt: Instant,
  /** null for 'A shopper'. */
  name: z.nullable(z.string()),
  /** The shop's own first, then buyers', oldest first. */
  answers: z.array(ShownAnswer),
})
export type ShownQuestion = z.output<typeof ShownQuestion>
export type ShownQuestionWire = z.input<typeof ShownQuestion>

export const findQuestions = endpoint({
  method: 'GET',
  url: '/products/:productId/questions',
  schema: {
    summary: 'Questions about a product and its other sizes with their answers, newest first',
    tags,
    params: z.object({ productId: IdText }),
    response: {
      200: z.object({ questions: z.array(ShownQuestion) }),
      ...problems(404, 422),
    },
  },
})

export const AskQuestion = z.object({
  productId: Id,
  question: words,
  /** The first name that is shown; 'A shopper' if omitted. */
  name: z._default(z.optional(line(MAX_ASKER_NAME).check(noCardNumber)), ''),
  /** Where to send the answer; omitted when signed in, since the account has one. */
  email: z.optional(email()),
})
export type AskQuestion = z.output<typeof AskQuestion>

export const askQuestion = endpoint({
  method: 'POST',
  url: '/questions/ask',
  schema: {
    summary:
      'Asks about a product; the same answer whether new or known. It is shown once its mailbox has confirmed it',
    tags,
    body: AskQuestion,
    response: {
      200: z.object({
        /** False: a confirmation link was mailed. */
        isShown: z.boolean(),
      }),
      ...problems(400, 401, 404, 422, 429),
    },
  },
})

/** The product a mailed link refers to. */
export const ConfirmedQuestion = z.object({
  productId: Id,
  productName: z.string(),
  categoryId: Id,
  subCategory: z.string(),
})
export type ConfirmedQuestion = z.output<typeof ConfirmedQuestion>

export const confirmQuestion = endpoint({
  method: 'POST',
  url: '/questions/confirm',
  schema: {
    summary: 'The mailed link confirms a question: it is shown from now on',
    tags,
    body: z.object({ token: MailToken }),
    response: { 200: ConfirmedQuestion, ...problems(400, 409, 422) },
  },
})

export const endQuestion = endpoint({
  method: 'POST',
  url: '/questions/end',
  schema: {
    summary:
      'The mailed link forgets the email of a question, and the question too where nobody confirmed it; again and again without harm',
    tags,
    body: z.object({ token: MailToken }),
    response: { 200: z.object({ ended: z.boolean() }), ...problems(400, 422) },
  },
})

export const findMayAnswer = endpoint({
  method: 'GET',
  url: '/questions/mayAnswer/:productId',
  schema: {
    summary: 'Whether the signed-in customer bought the product or another size of it',
    tags,
    params: z.object({ productId: IdText }),
    response: { 200: z.object({ mayAnswer: z.boolean() }), ...problems(401, 422) },
  },
})

export const SaveAnswer = z.object({
  questionId: Id,
  answer: words,
  /** Signs with first name and initial instead of 'A customer'. */
  showName: z._default(z.optional(z.boolean()), false),
})
export type SaveAnswer = z.output<typeof SaveAnswer>

export const saveAnswer = endpoint({
  method: 'POST',
  url: '/questions/answer',
  schema: {
    summary:
      'Answers a question about something one has bought; a second answer replaces the first',
    tags,
    body: SaveAnswer,
    response: { 200: z.object({ answerId: Id }), ...problems(400, 401, 403, 404, 422, 429) },
  },
})
