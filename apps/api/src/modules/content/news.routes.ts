import { findNews, getHomeBanner } from '@mendwell/contract/content/content'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { findShownBanner } from './banners/banners.repository.ts'
import { listNews } from './news/list-news.ts'

/** Open door: the news ticker, and the banner of the home page. */
export const newsRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...findNews,
      handler: () => listNews(deps.db, deps.clock.now()),
    })

    app.route({
      ...getHomeBanner,
      handler: async () => ({ banner: (await findShownBanner(deps.db)) ?? null }),
    })
  }
