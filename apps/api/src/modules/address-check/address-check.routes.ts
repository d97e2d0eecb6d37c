import * as contract from '@mendwell/contract/addresses/address-check'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { checkAddress } from './check-address.ts'

/** Open door: guests have an address too. */
export const addressCheckRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.checkAddress,
      handler: async (request, reply) => {
        reply.header('Cache-Control', 'no-store')
        return checkAddress(deps, request.body, request.ip)
      },
    })
  }
