import * as contract from '@mendwell/contract/catalog/kinds'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { findKind, findKindOf } from './kinds.repository.ts'

/** Open door: kinds of products. */
export const kindRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.getKind,
      handler: async ({ params }) => {
        const kind = await findKind(deps.db, params.kindKey)
        if (!kind) throw notFound('Kind')
        return kind
      },
    })
    app.route({
      ...contract.findProductKind,
      handler: async (request) => {
        const kind = await findKindOf(deps.db, request.params.productId)
        if (kind === undefined) throw notFound('Product')
        return { kind }
      },
    })
  }
