import * as contract from '@mendwell/contract/people/customers'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../limits/reserve-attempt.ts'
import { findByLogin } from './customers/find-by-login.ts'
import { grantSalesRep } from './customers/grant-sales-rep.ts'
import { saveAddress } from './customers/save-address.ts'
import { updateCustomer } from './customers/update-customer.ts'

/** Decisions §6. */
const CUSTOMER_TYPES = [
  { custType: 'C', description: 'Customer' },
  { custType: 'R', description: 'Sales representative' },
  { custType: 'S', description: 'Staff' },
] as const

/** Open door. */
export const customerTypeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...contract.findCustomerTypes, handler: async () => [...CUSTOMER_TYPES] })
}

/** Customer door: the caller's own profile and address; staff look up others by the same calls. */
export const ownCustomerRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.updateCustomer,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        return updateCustomer(deps.db, custId, request.body)
      },
    })

    app.route({
      ...contract.saveAddress,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        await reserveAttempt(deps, LIMITS.address, custId)
        return saveAddress(deps.db, custId, request.body)
      },
    })

    app.route({
      ...contract.searchByLogin,
      handler: async (request) =>
        findByLogin(deps, await signedIn(deps, request), request.params.login),
    })

    app.route({
      ...contract.findByLogin,
      handler: async (request) =>
        findByLogin(deps, await signedIn(deps, request), request.params.login),
    })
  }

/** Staff door. */
export const staffCustomerRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.grantSalesRep,
      handler: async (request) =>
        grantSalesRep(deps.db, {
          custId: request.params.custId,
          granted: request.body.granted,
          who: await signedIn(deps, request),
        }),
    })
  }
