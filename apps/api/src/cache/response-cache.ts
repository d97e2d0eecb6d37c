import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Enough for every page of the seed catalogue; a process keeps within 250 MB. */
const DEFAULT_MAX_BYTES = 32 * 1024 * 1024
/** Addresses that nobody repeats are not worth their place. */
const MAX_KEY_LENGTH = 512
/** Small answers cost more to unpack than to send. */
const MIN_COMPRESSED_BYTES = 1024
/** An empty list may only not have been filled yet: it is never kept for long. */
const EMPTY_MAX_AGE_MS = 5_000
/** Measured on a list of 25: 0.25 ms where quality 4 with its window of 4 MB takes 0.63 ms, for 3 percent more bytes. */
const FAST_BROTLI = {
  [zlib.constants.BROTLI_PARAM_QUALITY]: 3,
  [zlib.constants.BROTLI_PARAM_LGWIN]: 18,
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** An answer as it goes over the wire, in each encoding once somebody has asked for it. */
export interface Answer {
  etag: string
  tags: readonly string[]
  /** Readings of the clock in ms. */
  madeAtMs: number
  freshUntilMs: number
  bytes: Partial<Record<Encoding, Promise<Buffer>>> & { identity: Promise<Buffer> }
  size: number
}

export interface Policy {
  tags: readonly string[]
  /** Counted from before the answer was made, so that what it shows is never older. */
  maxAgeMs: number
}

export type ResponseCache = ReturnType<typeof makeResponseCache>

interface Options {
  /** 0 keeps nothing. */
  maxBytes?: number
  nowMs?: () => number
}

/**
 * Catalogue answers of this process, kept as bytes by address until they are too old, too many or
 * something they show has changed. Tags name what an answer shows: `product:7`, `category:61`, `catalog`.
 */
export function makeResponseCache(options: Options = {}) {
  const { maxBytes = DEFAULT_MAX_BYTES, nowMs = () => performance.now() } = options
  const kept = new Map<string, Answer>()
  const beingMade = new Map<string, { tags: readonly string[]; answer: Promise<Answer> }>()
  let keptBytes = 0

  function drop(key: string) {
    const answer = kept.get(key)
    if (answer && kept.delete(key)) keptBytes -= answer.size
  }

  function keep(key: string, answer: Answer) {
    drop(key)
    if (answer.size > maxBytes || key.length > MAX_KEY_LENGTH) return
    kept.set(key, answer)
    keptBytes += answer.size
    for (const [oldest] of kept) {
      if (keptBytes <= maxBytes) break
      drop(oldest)
    }
  }

  /** The answer if it is fresh. */
  function find(key: string): Answer | undefined {
    const answer = kept.get(key)
    return answer && answer.freshUntilMs > nowMs() ? answer : undefined
  }

  return {
    find,
    /** What was answered before, though no longer fresh, if at most so many ms old. */
    findOld(key: string, maxAgeMs: number): Answer | undefined {
      const answer = kept.get(key)
      return answer && nowMs() - answer.madeAtMs <= maxAgeMs ? answer : undefined
    },
    /** The fresh answer, or a new one: many who ask at once cause one making. */
    async load(key: string, { tags, maxAgeMs }: Policy, make: () => Promise<string>) {
      const known = find(key) ?? beingMade.get(key)?.answer
      if (known) return known
      const startedMs = nowMs()
      const answer = make().then((text) => toAnswer(text, { tags, maxAgeMs }, startedMs))
      const making = { tags, answer }
      beingMade.set(key, making)
      try {
        const made = await answer
        // Something it shows changed meanwhile: good enough for those who asked before, not for later ones.
        if (beingMade.get(key) === making) keep(key, made)
        return made
      } finally {
        if (beingMade.get(key) === making) beingMade.delete(key)
      }
    },
    /** Forgets every answer that carries one of these tags, also those being made just now. */
    invalidate(...changed: string[]) {
      const isChanged = ({ tags }: { tags: readonly string[] }) =>
        tags.some((tag) => changed.includes(tag))
      for (const [key, answer] of kept) if (isChanged(answer)) drop(key)
      for (const [key, making] of beingMade) if (isChanged(making)) beingMade.delete(key)
    },
    clear() {
      kept.clear()
      beingMade.clear()
      keptBytes = 0
    },
    /** Milliseconds for which an answer may still be passed on. */
    remainingMs: (answer: Answer) => Math.max(0, answer.freshUntilMs - nowMs()),
    get keptBytes() {
      return keptBytes
    },
  }
}

function toAnswer(text: string, { tags, maxAgeMs }: Policy, startedMs: number): Answer {
  const identity = Buffer.from(text)
  const isEmpty = text === '[]'
  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    tags,
    madeAtMs: startedMs,
    freshUntilMs: startedMs + (isEmpty ? Math.min(maxAgeMs, EMPTY_MAX_AGE_MS) : maxAgeMs),
    bytes: { identity: Promise.resolve(identity) },
    // Both packed forms together take about half as much again.
    size: Math.ceil(identity.length * 1.5),
  }
}

/** The encoding an answer is sent in, given what the browser takes. */
export function chooseEncoding(accepted: string | undefined, byteLength: number): Encoding {
  if (accepted === undefined || byteLength < MIN_COMPRESSED_BYTES) return 'identity'
  const names = accepted.split(',').map((part) => part.trim().toLowerCase())
  const takes = (name: string) =>
    names.some(
      (part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)),
    )
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** The bytes in an encoding, packed once. */
export async function bytesOf(answer: Answer, encoding: Encoding): Promise<Buffer> {
  const known = answer.bytes[encoding]
  if (known) return known
  const packed = answer.bytes.identity.then((bytes) =>
    encoding === 'br' ? packFast(bytes) : gzip(bytes),
  )
  answer.bytes[encoding] = packed
  return packed
}

const packFast = (bytes: Buffer) =>
  brotli(bytes, {
    params: { ...FAST_BROTLI, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
