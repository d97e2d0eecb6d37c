import * as contract from '@mendwell/contract/shop/locations'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { getShopSettings } from '../shop/shop.repository.ts'
import {
  findCitiesByState,
  findCountries,
  findPostalCode,
  findStates,
  findTaxes,
  findTaxesByState,
} from './locations.repository.ts'

/** Open door: countries, states, cities and taxes. */
export const locationRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findCountries,
      handler: () => findCountries(deps.db),
    })
    app.route({
      ...contract.findStates,
      handler: () => findStates(deps.db),
    })
    app.route({
      ...contract.findStatesByCountry,
      handler: (request) => findStates(deps.db, request.params.id),
    })
    app.route({
      ...contract.findCitiesByState,
      handler: (request) => findCitiesByState(deps.db, request.params.id),
    })
    app.route({
      ...contract.findPostalCode,
      handler: async (request) => ({
        place: (await findPostalCode(deps.db, request.params.postalCode)) ?? null,
      }),
    })
    app.route({
      ...contract.findTaxes,
      handler: async () => {
        const { homeStateCode } = await getShopSettings(deps.db)
        return findTaxes(deps.db, homeStateCode)
      },
    })
    app.route({
      ...contract.findTaxesByState,
      handler: (request) => findTaxesByState(deps.db, request.params.code),
    })
  }
