import * as contract from '@mendwell/contract/families/staff-families'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { changeFamily, getStaffFamily, makeFamily, splitFamily } from './edit-families.ts'
import { findFamilyPage, findProductsOfFamilies } from './staff-families.repository.ts'

/** Staff door, catalogue.write: products that are one thing in several sizes. All who see the catalog may read them. */
export const staffFamilyRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const mayRead = { permission: 'catalogue.read' } as const
    const { db } = deps
    app.route({
      ...contract.listFamilies,
      config: mayRead,
      handler: ({ query }) => findFamilyPage(db, query),
    })
    app.route({
      ...contract.getStaffFamily,
      config: mayRead,
      handler: ({ params }) => getStaffFamily(db, params.familyKey),
    })
    app.route({
      ...contract.findFamilyProducts,
      config: mayRead,
      handler: ({ query }) => findProductsOfFamilies(db, query.product),
    })
    app.route({
      ...contract.makeFamily,
      handler: async (request) => makeFamily(db, await signedIn(deps, request), request.body),
    })
    app.route({
      ...contract.changeFamily,
      handler: async (request) =>
        changeFamily(db, await signedIn(deps, request), {
          ...request.params,
          change: request.body,
        }),
    })
    app.route({
      ...contract.splitFamily,
      handler: async (request) =>
        splitFamily(db, await signedIn(deps, request), request.params.familyKey),
    })
  }
