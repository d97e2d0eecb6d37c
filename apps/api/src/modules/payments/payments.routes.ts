import * as contract from '@mendwell/contract/money/payments'
import * as staffContract from '@mendwell/contract/money/staff-payments'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { answerOnce } from '../../http/answer-once.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { orderReader } from '../orders/access/order-reader.http.ts'
import { recordPayment } from './by-hand/record-payment.ts'
import { chargeCard } from './charges/charge-card.ts'
import { confirmCharge } from './charges/confirm-charge.ts'
import { savePayment } from './charges/save-payment.ts'

/** Open door: each call asks for the order's token or a session; the test bank for its own secret. */
export const paymentRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.chargeCard,
      handler: async (request, reply) => {
        const outcome = await chargeCard(deps, {
          principal: await orderReader(deps, request),
          charge: request.body,
          key: request.headers['idempotency-key'],
          address: request.ip,
        })
        return answerOnce(reply, outcome)
      },
    })

    app.route({
      ...contract.confirmCharge,
      handler: async (request) =>
        confirmCharge(deps, await orderReader(deps, request), request.body.orderId),
    })

    app.route({
      ...contract.savePayment,
      handler: async (request, reply) => {
        const outcome = await savePayment(deps, {
          principal: await orderReader(deps, request),
          payment: request.body,
          key: request.headers['idempotency-key'],
        })
        return answerOnce(reply, outcome)
      },
    })

    app.route({
      ...contract.answerSandboxChallenge,
      handler: async (request) => {
        const done = await deps.cards.bank?.decide(request.body)
        if (!done) throw notFound('Bank confirmation')
        return { done }
      },
    })
  }

/** Staff door, orders.pay: money received outside the shop. */
export const staffPaymentRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...staffContract.recordPayment,
      handler: async (request, reply) => {
        const outcome = await recordPayment(deps, {
          orderId: request.params.orderId,
          payment: request.body,
          who: await signedIn(deps, request),
          key: request.headers['idempotency-key'],
        })
        return answerOnce(reply, outcome)
      },
    })
  }
