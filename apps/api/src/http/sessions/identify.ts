import type { MessageKey } from '@mendwell/contract/wire/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { sessionExpired, signInFirst } from '../../ground/errors.ts'
import {
  type LiveSession,
  type Principal,
  type SignedInPrincipal,
  VISITOR,
} from '../../ground/principal.ts'
import { tokenHash } from '../../ground/secret-token.ts'
import { readSessionCredential } from './session-cookie.ts'

const knownSessions = new WeakMap<FastifyRequest, Promise<SessionState>>()

/** Finds the live session of a token by its hash and extends its expiry; undefined if it has ended. */
type ResumeSession = (sha256: Buffer) => Promise<LiveSession | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    resumeSession: ResumeSession
  }
}

/** Tells the doors how to find a session. */
export function identifyBySession(app: FastifyInstance, resumeSession: ResumeSession): void {
  app.decorate('resumeSession', resumeSession)
}

/** `ended`: there was a credential, but its session has ended. */
interface SessionState {
  session: LiveSession | undefined
  ended: boolean
}

/** The sender of this request; looked up once per request, and only if needed. */
export async function identify(deps: Deps, request: FastifyRequest): Promise<Principal> {
  const { session } = await identifySession(deps, request)
  if (!session) return VISITOR
  const { custId, staffRole, ownPermissions } = session
  return { custId, staffRole, ownPermissions }
}

/** The session behind a request; without a credential no query is sent. */
export function identifySession(deps: Deps, request: FastifyRequest): Promise<SessionState> {
  const known = knownSessions.get(request)
  if (known) return known
  const found = findSession(deps, request)
  knownSessions.set(request, found)
  return found
}

async function findSession({ config }: Deps, request: FastifyRequest): Promise<SessionState> {
  const credential = readSessionCredential(config, request)
  if (!credential) return { session: undefined, ended: false }
  const session = await request.server.resumeSession(tokenHash(credential.token))
  return { session, ended: session === undefined }
}

/**
 * The signed-in customer or member of staff of a request behind one of their doors.
 * @throws ShopError 401: SESSION_EXPIRED if a session has ended, else SIGN_IN_FIRST.
 */
export async function signedIn(deps: Deps, request: FastifyRequest): Promise<SignedInPrincipal> {
  const principal = await identify(deps, request)
  const { custId } = principal
  if (custId === null) throw await notSignedIn(deps, request)
  return { ...principal, custId }
}

/** Why this visitor must sign in, with the message of the call. */
export async function notSignedIn(deps: Deps, request: FastifyRequest, code?: MessageKey) {
  const { ended } = await identifySession(deps, request)
  return ended ? sessionExpired() : signInFirst(code)
}
