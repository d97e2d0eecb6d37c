import * as contract from '@mendwell/contract/shop/history'
import { HISTORY_READERS } from '@mendwell/domain/people/staff-permissions'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { forbidden } from '../../../ground/errors.ts'
import { maySeeCosts, staffMay } from '../../../ground/principal.ts'
import { identify, signedIn } from '../../../http/sessions/identify.ts'
import { findHistoryPeople } from './history.repository.ts'
import { listHistory } from './list-history.ts'
import { type Restorers, undoChange } from './undo-change.ts'

/** Staff door: who changed what. `restorers` undo a change in the module that made it. */
export const historyRoutes =
  (deps: Deps, restorers: Restorers): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findHistory,
      handler: async (request) => {
        const seesCosts = maySeeCosts(await identify(deps, request))
        return listHistory(deps.db, { ...request.query, seesCosts })
      },
    })

    app.route({
      ...contract.findHistoryPeople,
      handler: async () => ({ people: await findHistoryPeople(deps.db) }),
    })

    app.route({
      ...contract.undoChange,
      // The required permission depends on the changed thing.
      config: { permission: 'any' },
      handler: async (request) =>
        undoChange(deps, restorers, {
          who: await signedIn(deps, request),
          eventId: request.body.eventId,
        }),
    })

    app.route({
      ...contract.findHistoryOf,
      // Anyone who may see the thing itself: its type determines the permission.
      config: { permission: 'any' },
      handler: async (request) => {
        const { objectType, objectId } = request.params
        const who = await identify(deps, request)
        if (!staffMay(who, HISTORY_READERS[objectType])) throw forbidden()
        const seesCosts = maySeeCosts(who)
        return listHistory(deps.db, { ...request.query, objectType, objectId, seesCosts })
      },
    })
  }
