import { ORDER_CAPABILITY_HOURS } from '@mendwell/domain/orders/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'
import { isSecure } from '../../../http/sessions/session-cookie.ts'

/** Holds the order tokens of a guest's browser, newest first, so that a script cannot read them. */
const COOKIE = 'mendwell_orders'
/** A browser shows its last orders; older ones are reached through the mailed link. */
const MAX_TOKENS = 5
/** A request may carry one in each header besides. */
const MAX_SENT_TOKENS = MAX_TOKENS + 2
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The order tokens that came with a request: header, bearer or cookie. */
export function readOrderTokens(request: FastifyRequest): string[] {
  const header = request.headers['x-order-token']
  const bearer = request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
  const held = request.cookies[COOKIE]?.split('.') ?? []
  const sent = [header, bearer, ...held].filter((token) => typeof token === 'string')
  return sent.filter((token) => TOKEN.test(token)).slice(0, MAX_SENT_TOKENS)
}

/** Whether a request carries a key to an order, valid or not. */
export const carriesOrderToken = (request: FastifyRequest): boolean =>
  readOrderTokens(request).length > 0

/** Adds an order token to the browser's cookie, for as long as it opens its order. */
export function setOrderToken(
  config: Config,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  token: string,
): void {
  const held = request.cookies[COOKIE]?.split('.').filter((other) => TOKEN.test(other)) ?? []
  const tokens = [token, ...held.filter((other) => other !== token)].slice(0, MAX_TOKENS)
  reply.setCookie(COOKIE, tokens.join('.'), {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: ORDER_CAPABILITY_HOURS * 60 * 60,
  })
}
