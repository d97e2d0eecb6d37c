import * as offers from '@mendwell/contract/orders/quote-offers'
import * as contract from '@mendwell/contract/orders/quotes'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { answerOnce } from '../../http/answer-once.ts'
import { identify, signedIn } from '../../http/sessions/identify.ts'
import { wantedLanguage } from '../../http/wanted-language.ts'
import { answerPlaced } from '../orders/placing/place-order.http.ts'
import { agreeToQuote, priceQuote } from './accept-quote.ts'
import { getNamedQuote, presentQuote, presentQuotesOf } from './open-quote.ts'
import { requestQuote } from './request-quote.ts'

const NOWHERE = { country: null, stateProvince: null, postalCode: null }

/** Open door: requesting a quote, and ordering at its prices. */
export const quoteRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.requestQuotes,
      handler: async (request, reply) => {
        const { custId } = await identify(deps, request)
        const key = request.headers['idempotency-key']
        const language = wantedLanguage(request)
        const input = { request: request.body, custId, key, ip: request.ip, language }
        return answerOnce(reply, await requestQuote(deps, input))
      },
    })

    app.route({
      ...contract.requestQuote,
      handler: async (request, reply) => {
        const { custId } = await identify(deps, request)
        const key = request.headers['idempotency-key']
        const { productId, quantity, ...contact } = request.body
        const wanted = { ...contact, lines: [{ productId, quantity }] }
        const language = wantedLanguage(request)
        const input = { request: wanted, custId, key, ip: request.ip, language }
        return answerOnce(reply, await requestQuote(deps, input))
      },
    })

    const opening = async (request: FastifyRequest, named: offers.NamedQuote) => ({
      named,
      principal: await identify(deps, request),
      ip: request.ip,
    })

    app.route({
      ...offers.findOwnQuotes,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        return { quotes: await presentQuotesOf(deps.db, custId) }
      },
    })

    app.route({
      ...offers.openQuote,
      handler: async (request) => {
        const found = await getNamedQuote(deps, await opening(request, request.body))
        return presentQuote(deps.db, found)
      },
    })

    app.route({
      ...offers.priceQuote,
      handler: async (request) => {
        const { orders = NOWHERE, ...named } = request.body
        return priceQuote(deps, await opening(request, named), orders)
      },
    })

    app.route({
      ...offers.acceptQuote,
      handler: async (request, reply) => {
        const { orders, customer, ...named } = request.body
        const { orderItems, agree } = await agreeToQuote(deps, await opening(request, named))
        const order = { orders, customer, orderItems, codes: [] }
        return answerPlaced(deps, { request, reply, order, agree })
      },
    })
  }
