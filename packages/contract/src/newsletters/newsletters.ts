import { NEWSLETTER_STATES } from '@mendwell/domain/content/newsletters'
import { LANGUAGES } from '@mendwell/domain/words/languages'
import * as z from 'zod/mini'
import { MAX_PAGE_LENGTH } from '../content/staff-pages.ts'
import { WallTime } from '../wire/clock-time.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { asRead, Id, IdText, Instant, line, required, text } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['newsletters'] as const

const MAX_SUBJECT = 150

/** A newsletter as staff write it; the Spanish texts may follow later. */
export const WrittenNewsletter = z.object({
  subject: required('newsletterTextRequired', MAX_SUBJECT),
  subjectEs: line(MAX_SUBJECT),
  /** Markdown. */
  body: text(MAX_PAGE_LENGTH),
  bodyEs: text(MAX_PAGE_LENGTH),
})

/** What must be written before it is sent. */
const COMPLETE = ['subject', 'body', 'subjectEs', 'bodyEs'] as const

/** A newsletter that can be sent: everything in both languages. */
export const CompleteNewsletter = WrittenNewsletter.check(
  z.superRefine<NewsletterText>((newsletter, context) => {
    for (const field of COMPLETE) {
      if (newsletter[field].trim() === '') {
        const message = says('newsletterTextRequired')
        context.addIssue({ code: 'custom', path: [field], message, input: newsletter })
      }
    }
  }),
)

/** The stored text. */
const NewsletterText = z.object({
  subject: z.string(),
  subjectEs: z.string(),
  body: z.string(),
  bodyEs: z.string(),
})
export type NewsletterText = z.output<typeof NewsletterText>

/** How far it got, in recipients. */
const Progress = z.object({
  /** Subscribers it goes to, as far as they are queued. */
  recipients: z.int(),
  waiting: z.int(),
  sent: z.int(),
  bounced: z.int(),
  failed: z.int(),
  /** They unsubscribed meanwhile, or it was stopped. */
  leftOut: z.int(),
  /** The connection broke while it was sent: it is not sent again. */
  unknown: z.int(),
})
export type Progress = z.output<typeof Progress>

const NewsletterRow = z.object({
  newsletterId: Id,
  subject: z.string(),
  state: z.enum(NEWSLETTER_STATES),
  sendAt: z.nullable(Instant),
  /** The member of staff who sent it. */
  releasedBy: z.nullable(z.string()),
  updatedAt: Instant,
  progress: Progress,
})
export type NewsletterRow = z.output<typeof NewsletterRow>

const Newsletter = z.extend(NewsletterRow, {
  text: NewsletterText,
  startedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  /** Subscribers who would get it now, by language. */
  readers: z.object({ en: z.int(), es: z.int() }),
  /** Subscribers it is meant for who have not got it yet; 0 before sending began. */
  unreached: z.int(),
})
export type Newsletter = z.output<typeof Newsletter>

export const findNewsletters = endpoint({
  method: 'GET',
  url: '/staff/newsletters',
  schema: {
    summary: 'Staff: newsletters with how far each got, the latest first',
    tags,
    querystring: PageQuery,
    response: { 200: pageOf(NewsletterRow), ...problems(400, 401, 403, 422) },
  },
})

export const getNewsletter = endpoint({
  method: 'GET',
  url: '/staff/newsletters/:id',
  schema: {
    summary: 'Staff: one newsletter in both languages, and how many it would reach now',
    tags,
    params: z.object({ id: IdText }),
    response: { 200: Newsletter, ...problems(401, 403, 404, 422) },
  },
})

export const SaveNewsletter = z.object({
  /** Null for a new one. */
  newsletterId: z.nullable(Id),
  text: WrittenNewsletter,
  before: asRead(NewsletterText),
})
export type SaveNewsletter = z.output<typeof SaveNewsletter>

export const saveNewsletter = endpoint({
  method: 'POST',
  url: '/staff/newsletters/save',
  schema: {
    summary: 'Staff: writes a newsletter, or changes a draft; 409 once it is to be sent',
    tags,
    body: SaveNewsletter,
    response: { 200: Newsletter, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const removeNewsletter = endpoint({
  method: 'POST',
  url: '/staff/newsletters/remove',
  schema: {
    summary: 'Staff: removes a draft; the history keeps its text',
    tags,
    body: z.object({ newsletterId: Id }),
    response: {
      200: z.object({ newsletterId: z.int() }),
      ...problems(400, 401, 403, 404, 409, 422),
    },
  },
})

const Trial = z.object({
  language: z.enum(LANGUAGES),
  subject: line(MAX_SUBJECT),
  body: text(MAX_PAGE_LENGTH),
})
export type NewsletterTrial = z.output<typeof Trial>

export const previewNewsletter = endpoint({
  method: 'POST',
  url: '/staff/newsletters/preview',
  schema: {
    summary: 'Staff: a newsletter as its readers get it, as HTML and as plain text',
    tags,
    body: Trial,
    response: {
      200: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
      ...problems(400, 401, 403, 409, 422),
    },
  },
})

export const testNewsletter = endpoint({
  method: 'POST',
  url: '/staff/newsletters/test',
  schema: {
    summary: 'Staff: sends the same to the own email',
    tags,
    body: z.extend(Trial, { subject: required('newsletterTextRequired', MAX_SUBJECT) }),
    response: {
      200: z.object({ sentTo: z.string() }),
      ...problems(400, 401, 403, 409, 422, 429),
    },
  },
})

export const SendNewsletter = z.object({
  newsletterId: Id,
  /** The text that was approved: if it changed since, nothing is sent (409). */
  text: CompleteNewsletter,
  /** A minute in the shop's time zone; null: now. */
  sendAt: z.nullable(WallTime),
})
export type SendNewsletter = z.output<typeof SendNewsletter>

export const sendNewsletter = endpoint({
  method: 'POST',
  url: '/staff/newsletters/send',
  schema: {
    summary: 'Staff: sends a draft to everybody who confirmed, now or at a moment',
    tags,
    body: SendNewsletter,
    response: { 200: Newsletter, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const stopNewsletter = endpoint({
  method: 'POST',
  url: '/staff/newsletters/stop',
  schema: {
    summary: 'Staff: stops sending at once; one that has not begun is a draft again',
    tags,
    body: z.object({ newsletterId: Id }),
    response: { 200: Newsletter, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const continueNewsletter = endpoint({
  method: 'POST',
  url: '/staff/newsletters/continue',
  schema: {
    summary: 'Staff: sends a stopped newsletter to those who have not got it yet',
    tags,
    body: z.object({ newsletterId: Id }),
    response: { 200: Newsletter, ...problems(400, 401, 403, 404, 409, 422) },
  },
})
