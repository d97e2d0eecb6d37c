import * as contract from '@mendwell/contract/staff-orders/staff-returns'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { listStaffReturns } from './list-staff-returns.ts'
import { workOnLabel } from './work-on-label.ts'

/** Staff door, returns.handle: the queue of returns and their labels; decisions go through returns/move. */
export const returnListRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findStaffReturns,
      handler: (request) => listStaffReturns(deps.db, request.query),
    })

    app.route({
      ...contract.workOnLabel,
      handler: async (request) => workOnLabel(deps, await signedIn(deps, request), request.body),
    })
  }
