import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../errors.ts'
import {
  type Answer,
  bytesOf,
  type Composed,
  chooseEncoding,
  type Policy,
  type ResponseCache,
} from './response-cache.ts'

/** Decisions: a list may be this old. */
export const LIST_MAX_AGE_MS = 5_000
/** Without any notice of a change a live answer is made anew after this time all the same. */
export const LIVE_MAX_AGE_MS = 60_000
/** Countries, states and cities change with a release. */
export const PLACES_MAX_AGE_MS = 24 * 60 * 60 * 1000
/** Reliability §3.4: better an answer of a minute ago than none, while the database is away. */
export const MAX_STALE_MS = 60_000

/** For answers that never show what has changed, such as a price; browsers ask each time. */
export const liveAnswer = (...tags: string[]): Policy => ({
  tags,
  maxAgeMs: LIVE_MAX_AGE_MS,
  live: true,
})

type Request = Pick<FastifyRequest, 'raw' | 'headers' | 'log'>
type Reply = Pick<FastifyReply, 'header' | 'type' | 'serialize' | 'send'>

/**
 * The two hooks of a route whose answers are kept as the bytes that go out, by address or by another
 * key; what has no key is not kept.
 */
export function keepAnswers(cacheOf: () => ResponseCache, keyOf = addressOf) {
  const send = async (request: Request, reply: Reply, answer: Answer) => {
    const { length } = await answer.bytes.identity
    const encoding = chooseEncoding(header(request.headers['accept-encoding']), length)
    const suffix = encoding === 'identity' ? '' : `-${encoding}`
    reply.header('ETag', `"${answer.etag}${suffix}"`)
    reply.header('Cache-Control', `public, ${answer.live ? 'no-cache' : maxAge(answer)}`)
    reply.header('Vary', 'Accept-Encoding')
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
    reply.type('application/json; charset=utf-8')
    return reply.send(await bytesOf(answer, encoding))
  }

  const maxAge = (answer: Answer) => `max-age=${Math.floor(cacheOf().remainingMs(answer) / 1000)}`

  return {
    /** For onRequest: answers at once what is fresh, before anything is read or checked. */
    async replay(request: Request, reply: Reply) {
      const answer = cacheOf().find(keyOf(request))
      if (answer) return send(request, reply, answer)
    },
    /** For the handler: makes the answer, keeps its bytes and sends them. */
    async answer(request: Request, reply: Reply, policy: Policy, make: () => Promise<unknown>) {
      const serialize = async () => {
        const value = await make()
        return isComposed(value) ? value : String(reply.serialize(value))
      }
      try {
        return await send(request, reply, await cacheOf().load(keyOf(request), policy, serialize))
      } catch (error) {
        const old = error instanceof ShopError ? undefined : findOld(request)
        if (!old) throw error
        request.log.error({ err: error }, 'answered from what was kept')
        return send(request, reply, old)
      }
    },
  }

  function findOld(request: Request) {
    return cacheOf().findOld(keyOf(request), MAX_STALE_MS)
  }
}

const isComposed = (value: unknown): value is Composed =>
  typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes)

const addressOf = (request: Pick<Request, 'raw'>) => request.raw.url ?? ''
const header = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(',') : value
