import * as contract from '@mendwell/contract/people/list-looks'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { changeListLook, getListLook, shareView, unshareView } from './change-list-look.ts'

/** Staff door, every role: one's own columns and views of lists. Staff who change settings can share views. */
export const listLookRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.getListLook,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        return getListLook(deps.db, custId, request.params.list)
      },
    })

    app.route({
      ...contract.changeListLook,
      handler: async (request) =>
        changeListLook(deps.db, await signedIn(deps, request), request.params.list, request.body),
    })

    app.route({
      ...contract.shareView,
      config: { permission: 'settings.write' },
      handler: async (request) =>
        shareView(deps.db, await signedIn(deps, request), request.params.list, request.body),
    })

    app.route({
      ...contract.unshareView,
      config: { permission: 'settings.write' },
      handler: async (request) =>
        unshareView(deps.db, await signedIn(deps, request), request.params.list, request.body.name),
    })
  }
