import type { SavedOrder, SaveOrder } from '@mendwell/contract/orders/orders'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { sessionExpired } from '../../../ground/errors.ts'
import { makeToken } from '../../../ground/secret-token.ts'
import { answerOnce } from '../../../http/answer-once.ts'
import { identify, identifySession } from '../../../http/sessions/identify.ts'
import { wantsCookies } from '../../../http/sessions/session-cookie.ts'
import { wantedLanguage } from '../../../http/wanted-language.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { setOrderToken } from '../access/order-tokens.http.ts'
import type { Agree } from '../agreed-prices/agreed-prices.ts'
import { placeOrder } from './place-order.ts'

interface PlaceOrderRequest {
  request: FastifyRequest
  reply: FastifyReply
  order: SaveOrder
  /** For an order at agreed prices. */
  agree?: Agree
}

/** Places the order that a shopper sends; a guest's token goes into a cookie, or into the answer where there are none. */
export async function answerPlaced(
  deps: Deps,
  { request, reply, order, agree }: PlaceOrderRequest,
): Promise<SavedOrder> {
  const principal = await identify(deps, request)
  // A shopper whose session ended would miss the order in their account: they sign in again, or order as a guest.
  const { ended } = await identifySession(deps, request)
  if (ended) throw sessionExpired()
  const { token, sha256 } = makeToken()
  const release = await reserveAttempt(deps, LIMITS.order, request.ip)
  const key = request.headers['idempotency-key']
  const outcome = await placeOrder(deps, {
    principal,
    order,
    agree,
    key: typeof key === 'string' ? key : undefined,
    address: request.ip,
    language: wantedLanguage(request),
    capabilitySha256: sha256,
  }).catch(async (error) => {
    await release()
    throw error
  })
  if (outcome.replayed) await release()
  const answer = answerOnce(reply, outcome)
  if (principal.custId !== null) return answer
  if (!wantsCookies(request)) return { ...answer, orderToken: token }
  setOrderToken(deps.config, { request, reply }, token)
  return answer
}
