import * as contract from '@mendwell/contract/addresses/saved-addresses'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { chooseDefaultEntry } from './choose-default-entry.ts'
import { saveEntry } from './save-entry.ts'
import { deleteEntry, findSavedAddresses } from './saved-addresses.repository.ts'

/** Customer door: the caller's own addresses besides that of the profile. */
export const ownAddressRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findSavedAddresses,
      handler: async (request, reply) => {
        const { custId } = await signedIn(deps, request)
        // The next person to sign in on this device may be someone else.
        reply.header('Cache-Control', 'no-store')
        return { addresses: await findSavedAddresses(deps.db, custId) }
      },
    })

    app.route({
      ...contract.saveSavedAddress,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        return saveEntry(deps, custId, request.body)
      },
    })

    app.route({
      ...contract.chooseSavedAddress,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        const { savedAddressId } = request.body
        return { addresses: await chooseDefaultEntry(deps, custId, savedAddressId) }
      },
    })

    app.route({
      ...contract.removeSavedAddress,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        const { savedAddressId } = request.params
        if (!(await deleteEntry(deps.db, { custId, savedAddressId }))) throw notFound('Address')
        return { removed: true }
      },
    })
  }
