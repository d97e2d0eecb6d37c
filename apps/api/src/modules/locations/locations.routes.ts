import * as contract from '@mendwell/contract/locations'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { keepAnswers, LIST_MAX_AGE_MS, PLACES_MAX_AGE_MS } from '../../cache/keep-answers.ts'
import type { Deps } from '../../deps.ts'
import { getShopSettings } from '../shop/shop.repository.ts'
import {
  findCitiesByState,
  findCountries,
  findStates,
  findTaxes,
  findTaxesByState,
} from './locations.repository.ts'

const places = { tags: ['locations'], maxAgeMs: PLACES_MAX_AGE_MS }
/** The owner may change rates and home state. */
const taxes = { tags: ['taxes'], maxAgeMs: LIST_MAX_AGE_MS }

/** Open door: countries, states, cities and taxes. */
export const locationRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { replay: onRequest, answer } = keepAnswers(() => deps.cache)

    app.route({
      ...contract.findCountries,
      onRequest,
      handler: (request, reply) => answer(request, reply, places, () => findCountries(deps.db)),
    })
    app.route({
      ...contract.findStates,
      onRequest,
      handler: (request, reply) => answer(request, reply, places, () => findStates(deps.db)),
    })
    app.route({
      ...contract.findStatesByCountry,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, places, () => findStates(deps.db, request.params.id)),
    })
    app.route({
      ...contract.findCitiesByState,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, places, () => findCitiesByState(deps.db, request.params.id)),
    })
    app.route({
      ...contract.findTaxes,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, taxes, async () => {
          const { homeStateCode } = await getShopSettings(deps.db)
          return findTaxes(deps.db, homeStateCode)
        }),
    })
    app.route({
      ...contract.findTaxesByState,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, taxes, () => findTaxesByState(deps.db, request.params.code)),
    })
  }
