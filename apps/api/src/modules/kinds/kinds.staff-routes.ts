import * as contract from '@mendwell/contract/catalog/kinds'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { changeSaleClass } from './change-sale-class.ts'
import { findKinds } from './kinds.repository.ts'

/** Staff door: kinds of products. */
export const staffKindRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.listKinds,
      config: { permission: 'catalogue.read' },
      handler: () => findKinds(deps.db),
    })

    app.route({
      ...contract.changeKindClass,
      handler: async (request) =>
        changeSaleClass(deps, await signedIn(deps, request), request.body),
    })
  }
