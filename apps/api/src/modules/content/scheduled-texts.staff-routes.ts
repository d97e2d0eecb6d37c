import * as contract from '@mendwell/contract/content/scheduled-texts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { findAllBanners } from './banners/banners.repository.ts'
import { removeBanner, saveBanner } from './banners/write-banner.ts'
import { deleteNews, saveNews } from './news/save-news.ts'
import { findAllNews } from './news/staff-news.repository.ts'

/** Staff door, content.write: scheduled ticker lines and home page banners. */
export const scheduledTextRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findStaffNews,
      handler: async () => ({ rows: await findAllNews(deps.db) }),
    })

    app.route({
      ...contract.saveNews,
      handler: async (request) => saveNews(deps.db, request.body, await signedIn(deps, request)),
    })

    app.route({
      ...contract.deleteNews,
      handler: async (request) =>
        deleteNews(deps.db, request.params.id, await signedIn(deps, request)),
    })

    app.route({
      ...contract.findBanners,
      handler: async () => ({ rows: await findAllBanners(deps.db) }),
    })

    app.route({
      ...contract.saveBanner,
      handler: async (request) => saveBanner(deps.db, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.removeBanner,
      handler: async (request) =>
        removeBanner(deps.db, await signedIn(deps, request), request.body.bannerId),
    })
  }
