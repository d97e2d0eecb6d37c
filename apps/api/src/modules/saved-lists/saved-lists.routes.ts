import * as contract from '@mendwell/contract/saved-lists/saved-lists'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { deleteListLink, findListLinks } from './list-links.repository.ts'
import { openList, shareList } from './share-list.ts'
import { syncLists } from './sync-lists.ts'

/** Full lists twice, as they were and as they are. */
const BODY_LIMIT = 2 * 1024 * 1024

/** Open door: anyone with the link sees the lines. */
export const sharedListRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.openList,
      handler: (request) => openList(deps, { ...request.body, ip: request.ip }),
    })
  }

/** Customer door: the caller's own lists on all devices, and their links. */
export const ownListRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.syncLists,
      bodyLimit: BODY_LIMIT,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        return syncLists(deps, custId, request.body)
      },
    })

    app.route({
      ...contract.saveListLink,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        return shareList(deps, custId, request.body.name)
      },
    })

    app.route({
      ...contract.findListLinks,
      handler: async (request, reply) => {
        const { custId } = await signedIn(deps, request)
        // The next person to sign in on this device may be someone else.
        reply.header('Cache-Control', 'no-store')
        return findListLinks(deps.db, custId)
      },
    })

    app.route({
      ...contract.endListLink,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        const { linkId } = request.params
        if (!(await deleteListLink(deps.db, { custId, linkId }))) throw notFound('Link')
        return { ended: true }
      },
    })
  }
