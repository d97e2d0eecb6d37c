import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { tokenHash } from '../../../ground/secret-token.ts'
import {
  dropSessionCookie,
  readSessionCredential,
  setSessionCookie,
  wantsCookies,
} from '../../../http/sessions/session-cookie.ts'
import type { OpenedSession, Visit } from './open-session.ts'
import { revokeSession } from './sessions.repository.ts'

/** Where a request comes from and how its session's credential is to be stored. */
export const visitOf = (request: FastifyRequest): Visit => ({
  ip: request.ip,
  mode: wantsCookies(request) ? 'COOKIE' : 'BEARER',
  userAgent: request.headers['user-agent'] ?? null,
})

/**
 * Delivers a new session's credential and returns the `token` of the answer: for the web app a cookie, which replaces
 * the former one, and a handle that gives no access; for others the credential itself (Decisions §5).
 */
export async function handOver(
  { db, config }: Deps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { token, publicHandle }: OpenedSession,
): Promise<string> {
  if (!wantsCookies(request)) return token
  const before = readSessionCredential(config, request)
  if (before?.mode === 'COOKIE') await revokeSession(db, tokenHash(before.token))
  setSessionCookie(config, reply, token)
  return publicHandle
}

/** Revokes the session of a request, live or not, and deletes the browser's cookie. */
export async function endSession(
  { db, config }: Deps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const credential = readSessionCredential(config, request)
  if (credential) await revokeSession(db, tokenHash(credential.token))
  if (credential?.mode === 'COOKIE') dropSessionCookie(config, reply)
}
