import * as contract from '@mendwell/contract/catalog/staff-products'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { listStaffProducts } from './staff-list/list-staff-products.ts'

/** Staff door: the list of products, including hidden ones. */
export const staffListRoutes =
  ({ db }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.listStaffProducts,
      handler: (request) => listStaffProducts(db, request.query),
    })
  }
