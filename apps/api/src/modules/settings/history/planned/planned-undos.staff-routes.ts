import * as contract from '@mendwell/contract/shop/history'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../../deps/deps.ts'
import { signedIn } from '../../../../http/sessions/identify.ts'
import { planUndo } from './plan-undo.ts'

/** Staff door, catalogue.write: saves of products undo themselves at a moment. */
export const plannedUndoRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.planUndo,
      handler: async (request) => planUndo(deps, await signedIn(deps, request), request.body),
    })
  }
