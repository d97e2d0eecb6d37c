import { negotiate } from '@fastify/accept-negotiator'
import type { CachedRoute } from '@mendwell/contract/wire/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import {
  type CachedAnswer,
  type Encoding,
  encode,
  FRESH_MS,
  isCompressible,
} from '../ground/cache.ts'
import { ShopError } from '../ground/errors.ts'
import { SESSION_COOKIE } from './sessions/session-cookie.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    cached?: CachedRoute
  }
}

/**
 * Answers of routes marked `config.cached` come from the process's cache while they are fresh, and for another minute
 * while the database is away. Signed-in callers may see more than others: their answers are not cached here, and a
 * handler that shows them more says so in Cache-Control.
 */
export function cacheRoutes(app: FastifyInstance, { cache }: Pick<Deps, 'cache'>): void {
  app.addHook('onRoute', (route) => {
    const cached = route.config?.cached
    if (!cached || (route.method !== 'GET' && route.method !== 'HEAD')) return
    const { handler } = route
    const replay = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      const key = keyOf(request)
      const answer = cache.find(key)
      if (!answer) return done()
      setMaxAge(reply, cached, cache.remainingMs(key))
      sendCached(request, reply, answer)
    }
    route.onRequest = [replay, route.onRequest ?? []].flat()
    route.handler = async function answerCached(request, reply) {
      if (isSignedIn(request)) {
        const value = await handler.call(this, request, reply)
        if (!reply.hasHeader('Cache-Control')) setMaxAge(reply, cached, FRESH_MS)
        return value
      }
      const key = keyOf(request)
      const body = async () => String(reply.serialize(await handler.call(this, request, reply)))
      try {
        const answer = await cache.load(key, tagsOf(cached, request), body)
        setMaxAge(reply, cached, cache.remainingMs(key))
        return sendCached(request, reply, answer)
      } catch (error) {
        const stale = error instanceof ShopError ? undefined : cache.findStale(key)
        if (!stale) throw error
        request.log.error({ err: error }, 'answered from the cache')
        setMaxAge(reply, cached, 0)
        return sendCached(request, reply, stale)
      }
    }
  })
}

/** Sends a cached answer in the best encoding the browser accepts; @fastify/etag turns it into a 304 if it matches. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) {
  const encoding = isCompressible(answer) ? encodingFor(request) : 'identity'
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  reply.headers({ ETag: `"${answer.etag}-${encoding}"`, Vary: 'Accept-Encoding' })
  if (!reply.hasHeader('Content-Type')) reply.type('application/json; charset=utf-8')
  return reply.send(encode(answer, encoding))
}

const encodingFor = ({ headers }: FastifyRequest): Encoding =>
  negotiate(String(headers['accept-encoding'] ?? ''), ['br', 'gzip']) ?? 'identity'

/** While this process considers an answer fresh, browsers may cache it for the rest of that time. */
function setMaxAge(reply: FastifyReply, { maxAgeSeconds }: CachedRoute, remainingMs: number) {
  const isShort = maxAgeSeconds * 1000 <= FRESH_MS
  const seconds = isShort ? Math.floor(remainingMs / 1000) : maxAgeSeconds
  reply.header(
    'Cache-Control',
    maxAgeSeconds === 0 ? 'public, no-cache' : `public, max-age=${seconds}`,
  )
}

const keyOf = ({ raw }: FastifyRequest) => raw.url ?? ''

const isSignedIn = ({ headers }: FastifyRequest) =>
  headers.authorization !== undefined || headers.cookie?.includes(SESSION_COOKIE) === true

const tagsOf = ({ tags }: CachedRoute, { params }: FastifyRequest): string[] =>
  tags.map((tag) =>
    tag.replace(/\{(\w+)\}/, (_, name: string) => `${(params as Record<string, unknown>)[name]}`),
  )

/** After a write, this process serves the new data at once; others are notified by the database. */
export function showOwnWrites(app: FastifyInstance, { cache }: Pick<Deps, 'cache'>): void {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') cache.clear()
    done()
  })
}
