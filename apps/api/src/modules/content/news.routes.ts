import * as contract from '@mendwell/contract/content'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { keepAnswers, LIST_MAX_AGE_MS } from '../../cache/keep-answers.ts'
import type { Deps } from '../../deps.ts'
import { listNews } from './list-news.ts'

const policy = { tags: ['news'], maxAgeMs: LIST_MAX_AGE_MS }

/** Open door: the news ticker. */
export const newsRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { replay: onRequest, answer } = keepAnswers(() => deps.cache)

    app.route({
      ...contract.findNews,
      onRequest,
      handler: (request, reply) => answer(request, reply, policy, () => listNews(deps.db)),
    })
  }
