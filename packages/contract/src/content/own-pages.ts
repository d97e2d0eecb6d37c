import { REPLACEABLE_PAGES } from '@mendwell/domain/content/own-pages'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { day, language } from '../wire/shapes.ts'
import { Blocks, Spans } from './page-blocks.ts'

const tags = ['pages'] as const

const InLanguage = z.object({ language })

/** A text written by staff, in one language. */
const OwnText = z.object({ title: z.string(), lead: Spans, blocks: Blocks })

/** The day of an article and its author, in one language. */
const Article = z.object({ on: day(), author: z.string() })

const Slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

export const getOwnPage = endpoint({
  method: 'GET',
  url: '/pages/:slug',
  schema: {
    summary: 'A page that staff have written, while it is shown',
    tags,
    params: z.object({ slug: Slug }),
    querystring: InLanguage,
    /** `article`: null for any other page. */
    response: {
      200: z.extend(OwnText, { article: z.nullable(Article) }),
      ...problems(404, 422),
    },
  },
})

export const findArticles = endpoint({
  method: 'GET',
  url: '/articles',
  config: { cached: { tags: ['pages'], maxAgeSeconds: 5 } },
  schema: {
    summary: 'The articles that staff have written and that are shown, the newest first',
    tags,
    querystring: InLanguage,
    response: {
      200: z.array(
        z.object({
          slug: z.string(),
          title: z.string(),
          lead: Spans,
          on: day(),
          author: z.string(),
        }),
      ),
      ...problems(422),
    },
  },
})

export const getReplacedText = endpoint({
  method: 'GET',
  url: '/pages/replaced/:pageKey',
  schema: {
    summary:
      'The text with which staff have replaced that of a page of the shop; null where its own holds',
    tags,
    params: z.object({ pageKey: z.enum(REPLACEABLE_PAGES) }),
    querystring: InLanguage,
    response: { 200: z.object({ page: z.nullable(OwnText) }), ...problems(422) },
  },
})

export const findFooterPages = endpoint({
  method: 'GET',
  url: '/pages',
  config: { cached: { tags: ['pages'], maxAgeSeconds: 5 } },
  schema: {
    summary: 'The pages that the footer leads to, by title',
    tags,
    response: {
      200: z.array(z.object({ slug: z.string(), title: z.string(), titleEs: z.string() })),
    },
  },
})
