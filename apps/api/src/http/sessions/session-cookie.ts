import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { isSessionToken } from '../../ground/session-token.ts'

/** Whether the caller is the web app, which stores its credentials in cookies (Decisions §5). */
export const wantsCookies = (request: FastifyRequest): boolean =>
  request.headers['x-session'] === 'cookie'

/** By the shop's own URL: the proxy in front of it may use plain HTTP. */
export const isSecure = (config: Config) => config.publicUrl.startsWith('https:')

export const SESSION_COOKIE = 'mendwell_session'

/** The prefix makes browsers refuse the cookie unless this exact host sets it over TLS. */
const nameOf = (config: Config) => (isSecure(config) ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE)

const attributes = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) }) as const

/** Gives the browser its credential: scripts cannot read it, and it expires with the browser session. */
export function setSessionCookie(config: Config, reply: FastifyReply, token: string): void {
  reply.setCookie(nameOf(config), token, attributes(config))
}

export function dropSessionCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(nameOf(config), attributes(config))
}

const cookieOf = (config: Config, request: FastifyRequest): string | undefined =>
  request.cookies[nameOf(config)]

interface SessionCredential {
  token: string
  mode: 'COOKIE' | 'BEARER'
}

/** The session credential sent along, live or not; a bearer token takes precedence over a cookie. */
export function readSessionCredential(
  config: Config,
  request: FastifyRequest,
): SessionCredential | undefined {
  const bearer = request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
  if (bearer && isSessionToken(bearer)) return { token: bearer, mode: 'BEARER' }
  const token = cookieOf(config, request)
  return token && isSessionToken(token) ? { token, mode: 'COOKIE' } : undefined
}
