import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../errors.ts'
import { DATA_HEADERS } from '../http/security-headers.ts'
import { bytesOf, chooseEncoding, type Encoding } from './answer-bytes.ts'
import type { Answer, Composed, Policy, ResponseCache } from './response-cache.ts'

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

type Request = Pick<FastifyRequest, 'raw' | 'headers' | 'method' | 'log'>
type Reply = Pick<FastifyReply, 'headers' | 'serialize' | 'send' | 'hijack' | 'raw'>

/**
 * The two hooks of a route whose answers are kept as the bytes that go out, by address or by another
 * key; what has no key is not kept.
 */
export function keepAnswers(cacheOf: () => ResponseCache, keyOf = addressOf) {
  function headersOf(answer: Answer, encoding: Encoding): Record<string, string> {
    const suffix = encoding === 'identity' ? '' : `-${encoding}`
    return {
      ETag: `"${answer.etag}${suffix}"`,
      'Cache-Control': `public, ${answer.live ? 'no-cache' : maxAge(answer)}`,
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Type': 'application/json; charset=utf-8',
    }
  }

  /** At once where the bytes are there already and nothing but the whole answer is asked for. */
  function send(request: Request, reply: Reply, answer: Answer): Promise<void> | undefined {
    const encoding = encodingFor(request, answer)
    const headers = headersOf(answer, encoding)
    const bytes = bytesOf(answer, encoding)
    if (!isPlain(request) || !Buffer.isBuffer(bytes)) return sendByHooks(reply, headers, bytes)
    sendPastHooks(reply, headers, bytes)
  }

  const maxAge = (answer: Answer) => `max-age=${Math.floor(cacheOf().remainingMs(answer) / 1000)}`

  return {
    /** For onRequest: answers at once what is fresh, before anything is read or checked. */
    replay(request: Request, reply: Reply, done: (error?: Error) => void) {
      const answer = cacheOf().find(keyOf(request))
      if (!answer) return done()
      send(request, reply, answer)?.catch(done)
    },
    /** For the handler: makes the answer, keeps its bytes and sends them. */
    async answer(request: Request, reply: Reply, policy: Policy, make: () => Promise<unknown>) {
      const serialize = async () => {
        const value = await make()
        return isComposed(value) ? value : String(reply.serialize(value))
      }
      try {
        await send(request, reply, await cacheOf().load(keyOf(request), policy, serialize))
      } catch (error) {
        const old = error instanceof ShopError ? undefined : findOld(request)
        if (!old) throw error
        request.log.error({ err: error }, 'answered from what was kept')
        await send(request, reply, old)
      }
    },
  }

  function findOld(request: Request) {
    return cacheOf().findOld(keyOf(request), MAX_STALE_MS)
  }
}

/** The best encoding for an answer that whoever asks takes. */
export const encodingFor = ({ headers }: Pick<Request, 'headers'>, { bytes }: Answer): Encoding =>
  chooseEncoding(header(headers['accept-encoding']), bytes.identity.length)

const isComposed = (value: unknown): value is Composed =>
  typeof value === 'object' && value !== null && 'texts' in value && 'madeAtMs' in value

/** Nothing but the whole answer is asked for. */
const isPlain = ({ method, headers }: Request) =>
  method === 'GET' && headers['if-none-match'] === undefined

async function sendByHooks(
  reply: Reply,
  headers: Record<string, string>,
  bytes: Buffer | Promise<Buffer>,
) {
  await reply.headers(headers).send(await bytes)
}

/**
 * Hooks of answers and Fastify's own table of headers take longer than all the rest of a kept answer, and would
 * only add what is known beforehand.
 */
function sendPastHooks(reply: Reply, headers: Record<string, string>, bytes: Buffer) {
  reply.hijack()
  const all = ['Content-Length', `${bytes.length}`, ...ALWAYS]
  for (const name in headers) all.push(name, headers[name] ?? '')
  reply.raw.writeHead(200, all).end(bytes)
}

const ALWAYS = DATA_HEADERS.flat()

const addressOf = (request: Pick<Request, 'raw'>) => request.raw.url ?? ''
const header = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(',') : value
