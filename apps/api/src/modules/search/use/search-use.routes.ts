import * as contract from '@mendwell/contract/search/search-use'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { reportWrongAnswer } from './report-wrong-answer.ts'

/** Open door: shoppers' feedback on search results. */
export const searchUseRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.countOpened,
      // The request itself is counted (count-searches.http.ts).
      handler: async () => ({ counted: true }),
    })
    app.route({
      ...contract.reportWrongAnswer,
      handler: async ({ body, ip }) => {
        await reportWrongAnswer(deps, { ...body, address: ip })
        return { reported: true }
      },
    })
  }
