import * as contract from '@mendwell/contract/content/own-pages'
import type { Language } from '@mendwell/domain/words/languages'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { findPagesOfFooter, findShownArticles, findShownPage } from './pages.repository.ts'
import { parseLine, parseMarkdown } from './parse-markdown.ts'

/** A text in one of its languages. */
function inLanguage(
  page: NonNullable<Awaited<ReturnType<typeof findShownPage>>>,
  language: Language,
) {
  const { title, titleEs, lead, leadEs, body, bodyEs } = page
  const [shownTitle, shownLead, text] =
    language === 'es' ? [titleEs, leadEs, bodyEs] : [title, lead, body]
  return { title: shownTitle, lead: parseLine(shownLead), blocks: parseMarkdown(text) }
}

/** Open door: pages written by staff. */
export const ownPageRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.getOwnPage,
      handler: async ({ params, query }) => {
        const page = await findShownPage(deps.catalogue, `pages/${params.slug}`)
        if (!page) throw notFound('Page')
        const { articleOn: on, author, authorEs } = page
        const article =
          on === null ? null : { on, author: query.language === 'es' ? authorEs : author }
        return { ...inLanguage(page, query.language), article }
      },
    })

    app.route({
      ...contract.findArticles,
      handler: async ({ query }) => {
        const isSpanish = query.language === 'es'
        return (await findShownArticles(deps.catalogue)).map((article) => ({
          slug: article.pageKey.slice('pages/'.length),
          title: isSpanish ? article.titleEs : article.title,
          lead: parseLine(isSpanish ? article.leadEs : article.lead),
          on: article.articleOn,
          author: isSpanish ? article.authorEs : article.author,
        }))
      },
    })

    app.route({
      ...contract.getReplacedText,
      handler: async ({ params, query }) => {
        const page = await findShownPage(deps.catalogue, params.pageKey)
        return { page: page ? inLanguage(page, query.language) : null }
      },
    })

    app.route({
      ...contract.findFooterPages,
      handler: async () => {
        const pages = await findPagesOfFooter(deps.catalogue)
        return pages.map(({ pageKey, ...titles }) => ({
          slug: pageKey.slice('pages/'.length),
          ...titles,
        }))
      },
    })
  }
