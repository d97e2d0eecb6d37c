import * as contract from '@mendwell/contract/content/staff-pages'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { getStaffPage, listPages } from './list-pages.ts'
import { parseLine, parseMarkdown } from './parse-markdown.ts'
import { removePage, savePage } from './write-page.ts'

/** Staff door, content.write: the shop's own pages and the texts of shipped ones. */
export const staffPageRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findStaffPages,
      handler: async () => ({ rows: await listPages(deps.db) }),
    })

    app.route({
      ...contract.getStaffPage,
      handler: (request) => getStaffPage(deps.db, request.query.pageKey),
    })

    app.route({
      ...contract.savePage,
      handler: async (request) => savePage(deps.db, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.removePage,
      handler: async (request) =>
        removePage(deps.db, await signedIn(deps, request), request.body.pageKey),
    })

    app.route({
      ...contract.previewPage,
      handler: ({ body }) => ({ lead: parseLine(body.lead), blocks: parseMarkdown(body.body) }),
    })
  }
