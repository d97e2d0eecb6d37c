import * as contract from '@mendwell/contract/content/page-checks'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { parseLine, parseMarkdown } from '../own-pages/parse-markdown.ts'
import { approvePage, withdrawApproval } from './approve-page.ts'
import { findLegalPage, findPageCheckRows } from './page-checks.repository.ts'

/** Open door: legal pages. */
export const legalPageRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.getLegalPage,
      handler: async ({ params, query }) => {
        const page = await findLegalPage(deps.catalogue, params.pageKey)
        if (!page) throw notFound('Page')
        const { approvedBy, approvedRole, approvedOn, writtenOn } = page
        const isSpanish = query.language === 'es'
        return {
          pageKey: params.pageKey,
          title: isSpanish ? page.titleEs : page.title,
          lead: parseLine(isSpanish ? page.leadEs : page.lead),
          blocks: parseMarkdown(isSpanish ? page.bodyEs : page.body),
          writtenOn,
          approval:
            approvedBy !== null && approvedRole !== null && approvedOn !== null
              ? { approvedBy, approvedRole, approvedOn }
              : null,
        }
      },
    })
  }

/** Staff door, content.write: pages to review. */
export const pageCheckRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findPageChecks,
      handler: (request) => findPageCheckRows(deps.db, request.query),
    })

    app.route({
      ...contract.approvePage,
      handler: async (request) => approvePage(deps, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.withdrawPageApproval,
      handler: async (request) =>
        withdrawApproval(deps, await signedIn(deps, request), request.body.pageKey),
    })
  }
