import { CONTACT_NAME_MAX, CONTACT_NAME_MIN } from '@mendwell/domain/orders/limits'
import * as z from 'zod/mini'
import { ClockTime } from '../wire/clock-time.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

import {
  asRead,
  email,
  Id,
  IdempotencyHeaders,
  isTenDigits,
  noCardNumber,
  optional,
  required,
  requiredText,
  whenEachIsRight,
} from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

/** A line of the news ticker. */
export const News = z.object({
  newsId: Id,
  news: z.string(),
  /** The Spanish text, if there is one. */
  newsEs: z.optional(z.string()),
})
/** The ticker line generated from closing days. */
export const CLOSING_NEWS_ID = 2_147_483_647
export type News = z.output<typeof News>

export const findNews = endpoint({
  method: 'GET',
  url: '/newsTracker/findAll',
  config: { cached: { tags: ['news'], maxAgeSeconds: 5 } },
  schema: { summary: 'News for the ticker', tags: ['content'], response: { 200: z.array(News) } },
})

/** A temporary banner on the home page, in both languages; `link` is a URL within the shop, '' for none. */
const HomeBanner = z.object({
  bannerId: Id,
  heading: z.string(),
  headingEs: z.string(),
  sentence: z.string(),
  sentenceEs: z.string(),
  link: z.string(),
  linkLabel: z.string(),
  linkLabelEs: z.string(),
})
export type HomeBanner = z.output<typeof HomeBanner>

export const getHomeBanner = endpoint({
  method: 'GET',
  url: '/home/banner',
  config: { cached: { tags: ['news'], maxAgeSeconds: 5 } },
  schema: {
    summary: 'The banner that the home page shows now; null where there is none',
    tags: ['content'],
    response: { 200: z.object({ banner: z.nullable(HomeBanner) }) },
  },
})

/** The contact form (Specification §5); the phone is ten digits once separators are gone (Decisions §2). */
export const ContactMessage = z.object({
  name: required('contactNameRequired').check(
    z.refine((name) => name === '' || name.length >= CONTACT_NAME_MIN, says('contactNameMin')),
    z.maxLength(CONTACT_NAME_MAX, says('contactNameMax')),
    noCardNumber,
  ),
  email: email('contactEmailRequired', 'contactEmailInvalid'),
  phone: required('contactPhoneRequired', 30).check(
    z.refine((phone) => phone === '' || isTenDigits(phone), says('contactPhoneDigits')),
  ),
  address: required('contactAddressRequired').check(noCardNumber),
  subject: required('contactSubjectRequired').check(noCardNumber),
  querydata: requiredText('contactMessageRequired', 4000).check(noCardNumber),
  service: z.optional(optional(80, noCardNumber)),
})
export type ContactMessage = z.output<typeof ContactMessage>

export const sendContactMessage = endpoint({
  method: 'POST',
  url: '/email/api/contactEmail',
  schema: {
    summary: 'A message to the shop: stored, then mailed',
    tags: ['content'],
    headers: IdempotencyHeaders,
    body: ContactMessage,
    response: { 200: z.object({ sent: z.boolean() }), ...problems(400, 409, 422, 429) },
  },
})

export const sendContactMessageShort = endpoint({
  ...sendContactMessage,
  url: '/api/contactEmail',
  schema: { ...sendContactMessage.schema, summary: 'A message to the shop (second name)' },
})

/** The same path for callers whose base URL already ends in /api. */
export const sendContactMessagePlain = endpoint({
  ...sendContactMessage,
  url: '/contactEmail',
  schema: { ...sendContactMessage.schema, summary: 'A message to the shop (third name)' },
})

export const subscribe = endpoint({
  method: 'POST',
  url: '/subscription/save',
  schema: {
    summary: 'Newsletter: mails a link to confirm; the same answer whether new or known',
    tags: ['content'],
    headers: IdempotencyHeaders,
    body: z.object({ email: email() }),
    response: { 200: z.object({ subscribed: z.boolean() }), ...problems(400, 409, 422, 429) },
  },
})

const SubscriptionToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/, says('linkEnded')))

export const confirmSubscription = endpoint({
  method: 'POST',
  url: '/subscription/confirm',
  schema: {
    summary: 'Newsletter: the mailed link confirms the subscription',
    tags: ['content'],
    body: z.object({ token: SubscriptionToken }),
    response: { 200: z.object({ email: z.string() }), ...problems(400, 409, 422) },
  },
})

export const unsubscribe = endpoint({
  method: 'POST',
  url: '/subscription/unsubscribe',
  schema: {
    summary: 'Newsletter: one click ends it; mail programs send this call themselves (RFC 8058)',
    tags: ['content'],
    querystring: z.object({ t: SubscriptionToken }),
    response: { 200: z.object({ subscribed: z.boolean() }), ...problems(409, 422) },
  },
})

/** One day of the week, 0 = Sunday; times as HH:MM in the shop's own time, null when closed. */
export const StoreHours = z.object({
  dayOfWeek: z.int().check(z.gte(0), z.lte(6)),
  openTime: z.nullable(z.string()),
  closeTime: z.nullable(z.string()),
  closedFlag: z.boolean(),
  note: z.nullable(z.string()),
})
export type StoreHours = z.output<typeof StoreHours>

export const findStoreHours = endpoint({
  method: 'GET',
  url: '/storeHours/findAllStoreHours',
  schema: {
    summary: 'Opening hours, Sunday first',
    tags: ['content'],
    response: { 200: z.array(StoreHours) },
  },
})

const Time = z.nullish(ClockTime)

/** A day as sent by staff; times are required unless the shop is closed. */
export const SaveStoreHours = z
  .object({
    dayOfWeek: StoreHours.shape.dayOfWeek,
    openTime: Time,
    closeTime: Time,
    closedFlag: z._default(z.optional(z.boolean()), false),
    note: optional(200),
    before: asRead(StoreHours),
  })
  .check(
    z.refine(
      ({ closedFlag, openTime, closeTime }) =>
        closedFlag || Boolean(openTime && closeTime && openTime < closeTime),
      { message: says('hoursOrder'), path: ['closeTime'], when: whenEachIsRight },
    ),
  )
export type SaveStoreHours = z.output<typeof SaveStoreHours>

export const saveStoreHours = endpoint({
  method: 'POST',
  url: '/storeHours/save',
  schema: {
    summary: 'Staff: saves one day or several; answers the whole week',
    tags: ['content'],
    body: z.union([SaveStoreHours, z.array(SaveStoreHours).check(z.minLength(1), z.maxLength(7))]),
    response: { 200: z.array(StoreHours), ...problems(400, 401, 403, 409, 422) },
  },
})
