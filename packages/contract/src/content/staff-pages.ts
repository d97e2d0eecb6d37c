import { isOwnPage, PAGE_KEY, PAGE_STATES } from '@mendwell/domain/content/own-pages'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { day, Instant, line, required, text, whenEachIsRight } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { Blocks, Spans } from './page-blocks.ts'
import { inOrder, StoredTimes, TypedTimes } from './scheduled-texts.ts'

const tags = ['staff pages'] as const

/** In characters; about twelve printed pages. */
export const MAX_PAGE_LENGTH = 30_000

/** pages/size-guide for a custom page; faq or legal/terms for the text of an existing one. */
const PageKey = z
  .string()
  .check(z.maxLength(66, says('pageAddressWrong')), z.regex(PAGE_KEY, says('pageAddressWrong')))

const fields = z.object({
  title: required('pageTitleRequired', 120),
  titleEs: line(120),
  /** One or two sentences below the title, also shown by search engines. */
  lead: line(300),
  leadEs: line(300),
  /** Markdown. */
  body: text(MAX_PAGE_LENGTH),
  bodyEs: text(MAX_PAGE_LENGTH),
  isPublished: z.boolean(),
  ...TypedTimes,
  inFooter: z.boolean(),
  /** The day of an article, YYYY-MM-DD, by which it is listed; null for any other page. */
  articleOn: z.nullable(day()),
  /** Who wrote it, as a role or a name: 'Pharmacist'. */
  author: line(80),
  authorEs: line(80),
})

/** A page as staff write it, in both languages. */
const PageText = z.object({
  title: z.string(),
  titleEs: z.string(),
  lead: z.string(),
  leadEs: z.string(),
  body: z.string(),
  bodyEs: z.string(),
  isPublished: z.boolean(),
  ...StoredTimes,
  inFooter: z.boolean(),
  articleOn: z.nullable(z.string()),
  author: z.string(),
  authorEs: z.string(),
})
export type PageText = z.output<typeof PageText>

const SHOWN = ['lead', 'body', 'titleEs', 'leadEs', 'bodyEs'] as const
const SIGNED = ['author', 'authorEs'] as const

/** What staff write; published texts must exist in both languages, and an article be signed. */
export const WrittenPage = fields.check(
  z.superRefine<z.output<typeof fields>>((page, context) => {
    for (const field of page.articleOn === null ? SHOWN : [...SHOWN, ...SIGNED]) {
      if (page.isPublished && page[field] === '') {
        const message = says('pageTextRequired')
        context.addIssue({ code: 'custom', path: [field], message, input: page })
      }
    }
  }),
  inOrder(),
)
export type WrittenPage = z.output<typeof WrittenPage>

export const SavePage = z
  .object({
    pageKey: PageKey,
    page: WrittenPage,
    /** The version read, null for none: if a colleague changed the page since, the call is refused (409). */
    before: z.nullish(PageText),
  })
  .check(
    z.refine(
      ({ pageKey, page }) =>
        isOwnPage(pageKey) ||
        !(page.showsFrom || page.showsUntil || page.inFooter || page.articleOn),
      { message: says('pageAlwaysThere'), path: ['page', 'showsFrom'], when: whenEachIsRight },
    ),
  )
export type SavePage = z.output<typeof SavePage>

/** A page in the list. */
export const PageRow = z.object({
  pageKey: z.string(),
  title: z.string(),
  /** SHIPPED: shoppers read the default text. */
  state: z.enum([...PAGE_STATES, 'SHIPPED']),
  ...StoredTimes,
  inFooter: z.boolean(),
  /** Null if staff never edited it. */
  updatedAt: z.nullable(Instant),
})
export type PageRow = z.output<typeof PageRow>

export const findStaffPages = endpoint({
  method: 'GET',
  url: '/staff/pages',
  schema: {
    summary: 'Staff: pages of their own, and those of the shop whose text they may replace',
    tags,
    response: { 200: z.object({ rows: z.array(PageRow) }), ...problems(401, 403) },
  },
})

const StaffPage = z.object({
  pageKey: z.string(),
  state: PageRow.shape.state,
  /** Null if staff have written none. */
  page: z.nullable(PageText),
  /** The default text, if it is on the server: legal pages only. */
  shipped: z.nullable(PageText),
})
export type StaffPage = z.output<typeof StaffPage>

export const getStaffPage = endpoint({
  method: 'GET',
  url: '/staff/pages/text',
  schema: {
    summary: 'Staff: the text of one page in both languages',
    tags,
    querystring: z.object({ pageKey: PageKey }),
    response: { 200: StaffPage, ...problems(401, 403, 404, 422) },
  },
})

export const savePage = endpoint({
  method: 'POST',
  url: '/staff/pages/save',
  schema: {
    summary: 'Staff: writes a page, or replaces the text of one that came with the shop',
    tags,
    body: SavePage,
    response: { 200: StaffPage, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const removePage = endpoint({
  method: 'POST',
  url: '/staff/pages/remove',
  schema: {
    summary: 'Staff: removes a draft; 409 for a page that is published',
    tags,
    body: z.object({ pageKey: PageKey }),
    response: { 200: z.object({ pageKey: z.string() }), ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const previewPage = endpoint({
  method: 'POST',
  url: '/staff/pages/preview',
  schema: {
    summary: 'Staff: what the shop would show of a text',
    tags,
    body: z.object({ lead: line(300), body: text(MAX_PAGE_LENGTH) }),
    response: {
      200: z.object({ lead: Spans, blocks: Blocks }),
      ...problems(400, 401, 403, 409, 422),
    },
  },
})
