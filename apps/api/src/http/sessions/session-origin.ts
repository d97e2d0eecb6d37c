import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Deps } from '../../deps/deps.ts'
import { forbidden } from '../../ground/errors.ts'
import { readSessionCredential } from './session-cookie.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses writes that another site sends with one of our cookies (Reliability §2.5): a session's cookie needs proof
 * that our own page is asking, another key's only no sign of the contrary. `carriesKey`: whether a request has a key
 * other than a session's. Bearer tokens need no proof: no other site has them.
 */
export function refuseForeignWrites(
  app: FastifyInstance,
  { config }: Deps,
  carriesKey: (request: FastifyRequest) => boolean,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.includes(request.method)) return done()
    const origin = originOf(config, request)
    const usesCookie = readSessionCredential(config, request)?.mode === 'COOKIE'
    if (usesCookie && origin !== 'own') throw forbidden()
    if (origin === 'foreign' && carriesKey(request)) throw forbidden()
    done()
  })
}

/** Which page is asking, by headers that scripts cannot set. */
function originOf(config: Config, request: FastifyRequest): 'own' | 'foreign' | 'unknown' {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign'
  const { origin, host } = request.headers
  if (origin === undefined) return 'unknown'
  const own = [new URL(config.publicUrl).origin, `${request.protocol}://${host}`]
  return own.includes(origin) ? 'own' : 'foreign'
}
