import * as contract from '@mendwell/contract/orders/orders'
import * as placed from '@mendwell/contract/orders/placed-orders'
import * as wallets from '@mendwell/contract/orders/wallets'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { makeToken } from '../../ground/secret-token.ts'
import { identify } from '../../http/sessions/identify.ts'
import { wantsCookies } from '../../http/sessions/session-cookie.ts'
import { orderReader, readerOf } from './access/order-reader.http.ts'
import { setOrderToken } from './access/order-tokens.http.ts'
import { resendOrderMail } from './access/resend-order-mail.ts'
import { printInvoice } from './invoice/print-invoice.ts'
import { findPlacedOrder } from './placing/find-placed-order.ts'
import { answerPlaced } from './placing/place-order.http.ts'
import { quoteOrder } from './pricing/quote-order.ts'
import { findOrders } from './reading/find-orders.ts'
import { reorder } from './reading/reorder.ts'
import { trackOrder } from './reading/track-order.ts'
import { quoteWallet } from './wallets/quote-wallet.ts'

/** Open door: guests order too; calls about a single order ask for its token or a session. */
export const orderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.quoteOrder,
      handler: async (request) => {
        const principal = await identify(deps, request)
        return quoteOrder(deps, { principal, address: request.ip }, request.body)
      },
    })

    app.route({
      ...wallets.quoteWallet,
      handler: async (request) => {
        const principal = await identify(deps, request)
        return quoteWallet(deps, { principal, address: request.ip }, request.body)
      },
    })

    app.route({
      ...contract.saveOrder,
      handler: (request, reply) => answerPlaced(deps, { request, reply, order: request.body }),
    })

    app.route({
      ...placed.findPlacedOrder,
      handler: async (request, reply) => {
        const { token, sha256 } = makeToken()
        const { placed, isInAccount, isGuests } = await findPlacedOrder(deps, {
          principal: await identify(deps, request),
          key: request.body.key,
          address: request.ip,
          capabilitySha256: sha256,
        })
        if (isGuests && wantsCookies(request)) setOrderToken(deps.config, { request, reply }, token)
        return { placed, isInAccount }
      },
    })

    app.route({
      ...placed.findOrdersWithItems,
      handler: async (request) =>
        findOrders(deps.db, await orderReader(deps, request), request.body),
    })

    app.route({
      ...placed.trackOrder,
      handler: async (request) => {
        const { orderNum } = request.params
        const { email } = request.query
        const principal = await (email === undefined ? orderReader : readerOf)(deps, request)
        return trackOrder(deps, { principal, orderNum, email, address: request.ip })
      },
    })

    app.route({
      ...placed.printInvoice,
      handler: async (request, reply) => {
        const { orderNum } = request.params
        const pdf = await printInvoice(deps, await orderReader(deps, request), orderNum)
        const fileName = `Mendwell-invoice-${orderNum}.pdf`
        return reply
          .type('application/pdf')
          .header('Content-Disposition', `inline; filename="${fileName}"`)
          .send(pdf)
      },
    })

    app.route({
      ...placed.reorder,
      handler: async (request) =>
        reorder(deps.db, await orderReader(deps, request), request.params.orderNum),
    })

    app.route({
      ...placed.resendOrderMail,
      handler: async (request) =>
        resendOrderMail(deps, await orderReader(deps, request), request.body.orderId),
    })
  }
