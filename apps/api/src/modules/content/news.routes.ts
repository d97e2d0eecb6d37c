import * as contract from '@mendwell/contract/content/content'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { listNews } from './news/list-news.ts'

/** Open door: the news ticker. */
export const newsRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findNews,
      handler: () => listNews(deps.db, deps.clock.now()),
    })
  }
