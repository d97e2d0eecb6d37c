import * as contract from '@mendwell/contract/catalog/situations'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { listSituations, matchSituation, showSituation } from './show-situation.ts'

/** Open door: pages for a condition or a situation. */
export const situationRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.listSituations,
      handler: ({ query }) => listSituations(deps.catalogue, query.language),
    })
    app.route({
      ...contract.matchSituation,
      handler: async ({ query }) => ({
        situation: await matchSituation(deps.catalogue, query.q, query.language),
      }),
    })
    app.route({
      ...contract.getSituation,
      handler: ({ params, query }) =>
        showSituation(deps.catalogue, params.situationKey, query.language),
    })
  }
