import * as contract from '@mendwell/contract/fit/size-charts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { findSizingOf } from './sizes.repository.ts'

/** Open door: which measurements make which size. */
export const sizeRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findProductSizes,
      handler: async (request) => {
        const sizing = await findSizingOf(deps.db, request.params.productId)
        if (sizing === undefined) throw notFound('Product')
        return { sizing }
      },
    })
  }
