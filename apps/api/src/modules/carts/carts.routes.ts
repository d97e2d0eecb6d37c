import * as contract from '@mendwell/contract/carts/carts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { deleteCartLink, findCartLinks } from './cart-links.repository.ts'
import { openCart, shareCart } from './share-cart.ts'
import { syncCart } from './sync-cart.ts'

/** Two full carts with the longest notes. */
const BODY_LIMIT = 1024 * 1024

/** Open door: anyone with the link sees the lines. */
export const sharedCartRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.openCart,
      handler: (request) => openCart(deps, { ...request.body, ip: request.ip }),
    })
  }

/** Customer door: the caller's own cart on all devices, and its links. */
export const ownCartRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.syncCart,
      bodyLimit: BODY_LIMIT,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        return syncCart(deps, custId, request.body)
      },
    })

    app.route({
      ...contract.saveCartLink,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        return shareCart(deps, custId, request.body.lines)
      },
    })

    app.route({
      ...contract.findCartLinks,
      handler: async (request, reply) => {
        const { custId } = await signedIn(deps, request)
        // The next person to sign in on this device may be someone else.
        reply.header('Cache-Control', 'no-store')
        return findCartLinks(deps.db, custId)
      },
    })

    app.route({
      ...contract.endCartLink,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        const { linkId } = request.params
        if (!(await deleteCartLink(deps.db, { custId, linkId }))) throw notFound('Link')
        return { ended: true }
      },
    })
  }
