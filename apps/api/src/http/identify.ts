import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { sessionExpired, signInFirst } from '../errors.ts'
import { findOrdersByTokens } from '../modules/orders/access/capability.repository.ts'
import { readOrderTokens } from '../modules/orders/access/order-tokens.http.ts'
import { resumeSession } from '../modules/people/sessions/resume-session.ts'
import type { LiveSession } from '../modules/people/sessions/sessions.repository.ts'
import { type Principal, type SignedInPrincipal, VISITOR } from '../principal.ts'
import { tokenHash } from '../secret-token.ts'
import { readSessionCredential } from './session-cookie.ts'

const knownPrincipals = new WeakMap<FastifyRequest, Promise<Principal>>()
const knownSessions = new WeakMap<FastifyRequest, Promise<SessionState>>()

/** `ended`: a credential came along, but its session is over. */
interface SessionState {
  session: LiveSession | undefined
  ended: boolean
}

/** Who sends this request; looked up once per request, and not at all for calls that never ask. */
export function identify(deps: Deps, request: FastifyRequest): Promise<Principal> {
  return onceFor(knownPrincipals, request, () => lookUp(deps, request))
}

/** The session behind a request; without a credential no query is sent. */
export function identifySession(deps: Deps, request: FastifyRequest): Promise<SessionState> {
  return onceFor(knownSessions, request, async () => {
    const credential = readSessionCredential(deps.config, request)
    if (!credential) return { session: undefined, ended: false }
    const session = await resumeSession(deps, tokenHash(credential.token))
    return { session, ended: session === undefined }
  })
}

/**
 * The signed-in customer or member of staff of a request behind one of their doors.
 * @throws ShopError 401: SESSION_EXPIRED where a session has ended, else SIGN_IN_FIRST.
 */
export async function signedIn(deps: Deps, request: FastifyRequest): Promise<SignedInPrincipal> {
  const principal = await identify(deps, request)
  const { custId } = principal
  if (custId === null) throw await notSignedIn(deps, request)
  return { ...principal, custId }
}

/** Why this visitor must sign in; `detail` says it in the words of the call. */
export async function notSignedIn(deps: Deps, request: FastifyRequest, detail?: string) {
  const { ended } = await identifySession(deps, request)
  return ended ? sessionExpired() : signInFirst(detail)
}

async function lookUp(deps: Deps, request: FastifyRequest): Promise<Principal> {
  const tokens = readOrderTokens(request)
  const [{ session }, orderIds] = await Promise.all([
    identifySession(deps, request),
    tokens.length === 0 ? VISITOR.orderIds : findOrdersByTokens(deps.db, tokens.map(tokenHash)),
  ])
  return { custId: session?.custId ?? null, staffRole: session?.staffRole ?? null, orderIds }
}

function onceFor<T>(known: WeakMap<FastifyRequest, T>, request: FastifyRequest, find: () => T): T {
  const before = known.get(request)
  if (before !== undefined) return before
  const found = find()
  known.set(request, found)
  return found
}
