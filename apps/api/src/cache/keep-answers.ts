import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../errors.ts'
import {
  type Answer,
  bytesOf,
  chooseEncoding,
  type Policy,
  type ResponseCache,
} from './response-cache.ts'

/** Decisions: a list may be this old. */
export const LIST_MAX_AGE_MS = 5_000
/** Countries, states and cities change with a release. */
export const PLACES_MAX_AGE_MS = 24 * 60 * 60 * 1000
/** Reliability §3.4: better an answer of a minute ago than none, while the database is away. */
const MAX_STALE_MS = 60_000

type Request = Pick<FastifyRequest, 'raw' | 'headers' | 'log'>
type Reply = Pick<FastifyReply, 'header' | 'type' | 'serialize' | 'send'>

/** The two hooks of a route whose answers are kept as the bytes that go out. */
export function keepAnswers(cacheOf: () => ResponseCache) {
  const send = async (request: Request, reply: Reply, answer: Answer) => {
    const { length } = await answer.bytes.identity
    const encoding = chooseEncoding(header(request.headers['accept-encoding']), length)
    const suffix = encoding === 'identity' ? '' : `-${encoding}`
    const seconds = Math.floor(cacheOf().remainingMs(answer) / 1000)
    reply.header('ETag', `"${answer.etag}${suffix}"`)
    reply.header('Cache-Control', `public, max-age=${seconds}`)
    reply.header('Vary', 'Accept-Encoding')
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
    reply.type('application/json; charset=utf-8')
    return reply.send(await bytesOf(answer, encoding))
  }

  return {
    /** For onRequest: answers at once what is fresh, before anything is read or checked. */
    async replay(request: Request, reply: Reply) {
      const answer = cacheOf().find(keyOf(request))
      if (answer) return send(request, reply, answer)
    },
    /** For the handler: makes the answer, keeps its bytes and sends them. */
    async answer(request: Request, reply: Reply, policy: Policy, make: () => Promise<unknown>) {
      const serialize = async () => String(reply.serialize(await make()))
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

const keyOf = (request: Request) => request.raw.url ?? ''
const header = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(',') : value
