import * as contract from '@mendwell/contract/staff-orders/staff-returns'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { listStaffReturns } from './list-staff-returns.ts'

/** Staff door, returns.handle: the queue of returns; decisions go through returns/move. */
export const returnListRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findStaffReturns,
      handler: (request) => listStaffReturns(deps.db, request.query),
    })
  }
