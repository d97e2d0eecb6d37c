import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** Decisions §6: a list may be this old, in ms. Charges never read from here. */
export const FRESH_MS = 5_000
/** While the database is away, an answer up to a minute old is better than none (ms). */
export const MAX_STALE_MS = 60_000

const DEFAULT_MAX_BYTES = 24 * 1024 * 1024
/** An answer's URL, its tags and the map's overhead. */
const OVERHEAD_BYTES = 700
/** Its body, and both compressed forms, which together are about half as large again. */
const SIZE_FACTOR = 1.5
/** A URL requested once is not worth its place. */
const MAX_KEY_LENGTH = 512
/** Below this, compressing costs more than sending. */
const MIN_COMPRESSED_BYTES = 1024

export type Encoding = 'br' | 'gzip' | 'identity'

/** An answer as bytes, compressed on first request for an encoding. */
export interface CachedAnswer {
  /** Without quotation marks. */
  etag: string
  bytes: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  tags: readonly string[]
}

interface Options {
  /** 0 caches nothing. */
  maxBytes?: number
  nowMs?: () => number
}

interface Loading {
  tags: readonly string[]
  answer: Promise<CachedAnswer>
  isOutdated: boolean
}

/** How a missing answer is computed. */
interface Made {
  body: () => Promise<string>
  /** For how many ms it is fresh, if it is built from answers that already have an age. */
  freshMs?: number
}

export type Cache = ReturnType<typeof makeCache>

/**
 * Answers of this process by URL, at most FRESH_MS old. Tags name what an answer shows (`product:7`, `category:61`,
 * `catalog`); a change notified by the database drops the answers with its tags.
 */
export function makeCache({ maxBytes = DEFAULT_MAX_BYTES, nowMs }: Options = {}) {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bytes }) => Math.ceil(bytes.identity.length * SIZE_FACTOR) + OVERHEAD_BYTES,
    ttl: FRESH_MS,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    ...(nowMs && { perf: { now: nowMs } }),
  })
  const loading = new Map<string, Loading>()
  const isShortEnough = (key: string) => key.length <= MAX_KEY_LENGTH

  function put(key: string, answer: CachedAnswer, freshMs: number) {
    if (maxBytes > 0 && isShortEnough(key)) answers.set(key, answer, { ttl: freshMs })
  }

  async function make(key: string, one: Omit<Loading, 'answer'>, { body, freshMs }: Made) {
    const answer = toAnswer(await body(), one.tags)
    // Something it shows changed while it was being computed.
    if (!one.isOutdated) put(key, answer, Math.max(1, freshMs ?? FRESH_MS))
    return answer
  }

  return {
    /** The answer, if it is fresh. */
    find: (key: string): CachedAnswer | undefined => answers.get(key),
    /** The answer even if it is stale, up to MAX_STALE_MS old. */
    findStale(key: string): CachedAnswer | undefined {
      const isRecent = answers.getRemainingTTL(key) > FRESH_MS - MAX_STALE_MS
      return isRecent ? answers.get(key, { allowStale: true }) : undefined
    },
    /** For how many more ms an answer is fresh. */
    remainingMs: (key: string): number => Math.max(0, answers.getRemainingTTL(key)),
    /** The fresh answer, or a new one: concurrent callers share one computation. */
    async load(key: string, tags: readonly string[], making: Made | Made['body']) {
      const known = answers.get(key) ?? loading.get(key)?.answer
      if (known) return known
      const one = { tags, isOutdated: false }
      const answer = make(key, one, typeof making === 'function' ? { body: making } : making)
      const mine = Object.assign(one, { answer })
      loading.set(key, mine)
      try {
        return await answer
      } finally {
        if (loading.get(key) === mine) loading.delete(key)
      }
    },
    /** Drops the answers with one of these tags, and does not store those being computed. */
    drop(...tags: string[]): void {
      const dropped = new Set(tags)
      const isHit = (one: { tags: readonly string[] }) => one.tags.some((tag) => dropped.has(tag))
      for (const [key, answer] of answers.entries()) if (isHit(answer)) answers.delete(key)
      for (const [key, one] of loading) if (isHit(one)) outdate(key, one)
    },
    clear(): void {
      answers.clear()
      for (const [key, one] of loading) outdate(key, one)
    },
  }

  function outdate(key: string, one: Loading) {
    one.isOutdated = true
    loading.delete(key)
  }
}

const toAnswer = (body: string, tags: readonly string[]): CachedAnswer => ({
  etag: hash('sha256', body, 'base64url').slice(0, 22),
  bytes: { identity: Buffer.from(body) },
  tags,
})

/** The bytes of an answer in an encoding; small ones are not compressed. */
export function encode({ bytes }: CachedAnswer, encoding: Encoding): Buffer {
  bytes[encoding] ??= encoding === 'br' ? brotli(bytes.identity) : gzipSync(bytes.identity)
  return bytes[encoding]
}

export const isCompressible = ({ bytes }: CachedAnswer): boolean =>
  bytes.identity.length >= MIN_COMPRESSED_BYTES

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
  })
