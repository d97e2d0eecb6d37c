import { hash } from 'node:crypto'
import { makeAskedLately } from './asked-lately.ts'
import { makeBoundedMap } from './bounded-map.ts'
import { ownBytes } from './own-bytes.ts'
import type { Packing } from './pack-bytes.ts'

/** Room for what is asked for again and again; a process keeps within 250 MB. */
const DEFAULT_MAX_BYTES = 12 * 1024 * 1024
/** What an answer takes beside its bytes: its address, its tags and where it stands. */
const OVERHEAD_BYTES = 700
/** Of more tags than this it is not remembered when each changed: all that is kept goes instead. */
const MAX_CHANGED_TAGS = 20_000
/** A live answer is good for so long after the last proof that all changes are heard. */
export const PROOF_HOLDS_MS = 1_000
/** Addresses that nobody repeats are not worth their place. */
const MAX_KEY_LENGTH = 512
/** An empty list may only not have been filled yet: it is never kept for long. */
const EMPTY_MAX_AGE_MS = 5_000

/** An answer as it goes over the wire, in each encoding once somebody has asked for it. */
export interface Answer {
  etag: string
  tags: readonly string[]
  /** Readings of the clock in ms. */
  madeAtMs: number
  freshUntilMs: number
  /** The changes of its tags up to this number are in it. */
  begunAt: number
  live: boolean
  bytes: Partial<Record<Packing, Buffer | Promise<Buffer>>> & { identity: Buffer }
  /** Those that are packed for good, or just being so. */
  packedWell: Set<Packing>
  size: number
}

/** What something shows and when it was begun to be made. */
export type Begun = Pick<Answer, 'tags' | 'live' | 'madeAtMs' | 'begunAt'>

/** An answer put together from parts that were kept: as old as the oldest of them. */
export interface Composed {
  /** One behind the other they are its text, which is never joined: only its bytes are needed. */
  texts: readonly string[]
  /** A reading of the clock in ms. */
  madeAtMs: number
}

export interface Policy {
  tags: readonly string[]
  /** Counted from before the answer was made, so that what it shows is never older. */
  maxAgeMs: number
  /**
   * Never shows what has changed: passed on only while it is proven that changes are heard
   * (listen-for-changes.ts), and by no age after them.
   */
  live?: boolean
  /** A mark from before the first of its facts was read, where that was before it is loaded. */
  since?: number
}

export type ResponseCache = ReturnType<typeof makeResponseCache>

interface Options {
  /** 0 keeps nothing. */
  maxBytes?: number
  nowMs?: () => number
}

/**
 * Catalogue answers of this process, kept as bytes by address until they are too old, too many or
 * something they show has changed. Tags name what an answer shows: `product:7`, `stock:7`,
 * `category:61`, `catalog`. Changes are numbered: an answer is good while the last change of each of
 * its tags came before it was begun. So an answer whose facts change while it is made is never kept.
 */
export function makeResponseCache(options: Options = {}) {
  const { maxBytes = DEFAULT_MAX_BYTES, nowMs = () => performance.now() } = options
  const kept = makeBoundedMap<Answer>(maxBytes, ({ size }) => size)
  const beingMade = new Map<string, Making>()
  const changedAt = new Map<string, number>()
  let changes = 0
  let clearedAt = -1
  const wasAskedLately = makeAskedLately()
  /** All that was announced before this reading of the clock has been heard. */
  let heardMs = Number.NEGATIVE_INFINITY
  /** The same before there was doubt: what was current then has not changed until this moment. */
  let lastHeardMs = Number.NEGATIVE_INFINITY
  let doubtedMs = Number.NEGATIVE_INFINITY

  const hearsChanges = () => nowMs() - heardMs <= PROOF_HOLDS_MS
  const isCurrent = ({ begunAt, tags, live }: Pick<Answer, 'begunAt' | 'tags' | 'live'>) =>
    begunAt > clearedAt &&
    tags.every((tag) => (changedAt.get(tag) ?? -1) < begunAt) &&
    (!live || hearsChanges())

  function keep(key: string, answer: Answer) {
    if (key.length <= MAX_KEY_LENGTH && isCurrent(answer)) kept.put(key, answer)
  }

  /** The answer if it is fresh. */
  function find(key: string): Answer | undefined {
    const answer = kept.get(key)
    return answer && answer.freshUntilMs > nowMs() && isCurrent(answer) ? answer : undefined
  }

  /** One that is being made, if nothing changed since it was begun. */
  function findMaking(key: string) {
    const making = beingMade.get(key)
    return making && isCurrent(making) ? making.answer : undefined
  }

  function clear() {
    clearedAt = ++changes
    kept.clear()
    changedAt.clear()
  }

  const mark = () => ++changes
  const begin = ({ tags, live = false, since = mark() }: Omit<Policy, 'maxAgeMs'>): Begun => ({
    tags,
    live,
    madeAtMs: nowMs(),
    begunAt: since,
  })

  return {
    find,
    /** For parts of answers, which are kept beside them (kept-values.ts). */
    begin,
    isCurrent,
    hearsChanges,
    /** What is current shows the shop as of this reading of the clock, if changes are heard. */
    get heardMs() {
      return heardMs
    },
    get lastHeardMs() {
      return lastHeardMs
    },
    maxBytes,
    /** This moment, in the order of changes. */
    mark,
    /** What was answered before, though no longer fresh, if at most so many ms old; never a live one. */
    findOld(key: string, maxAgeMs: number): Answer | undefined {
      const answer = kept.get(key)
      const isGood = answer && !answer.live && isCurrent(answer)
      return isGood && nowMs() - answer.madeAtMs <= maxAgeMs ? answer : undefined
    },
    /** The fresh answer, or a new one: many who ask at once cause one making. */
    async load(key: string, policy: Policy, make: () => Promise<string | Composed>) {
      const known = find(key) ?? findMaking(key)
      if (known) return known
      const begun = begin(policy)
      let isKept = true
      const answer = make().then((made) => {
        // Put together again it costs little; kept whole it pays once the same is asked for again.
        isKept = typeof made === 'string' || wasAskedLately(key)
        return toAnswer(made, begun, policy.maxAgeMs)
      })
      const making = { ...begun, answer }
      beingMade.set(key, making)
      try {
        const made = await answer
        if (isKept) keep(key, made)
        return made
      } finally {
        if (beingMade.get(key) === making) beingMade.delete(key)
      }
    },
    /** From now on no answer counts that carries one of these tags, nor one being made just now. */
    invalidate(...tags: string[]) {
      const now = ++changes
      if (changedAt.size + tags.length > MAX_CHANGED_TAGS) return clear()
      for (const tag of tags) changedAt.set(tag, now)
    },
    clear,
    /** All that was announced before this reading of the clock has been heard. */
    heardUntil(ms: number) {
      if (ms < doubtedMs) return
      heardMs = ms
      lastHeardMs = ms
    },
    /** Live answers rest until there is a proof that was asked for later than now. */
    doubt() {
      doubtedMs = nowMs()
      heardMs = Number.NEGATIVE_INFINITY
    },
    nowMs,
    /** Milliseconds for which an answer may still be passed on. */
    remainingMs: (answer: Answer) => Math.max(0, answer.freshUntilMs - nowMs()),
    get keptBytes() {
      return kept.bytes
    },
  }
}

type Making = Begun & { answer: Promise<Answer> }

function toAnswer(made: string | Composed, begun: Begun, maxAgeMs: number): Answer {
  const { texts, madeAtMs } = typeof made === 'string' ? { texts: [made], ...begun } : made
  const identity = ownBytes(texts)
  const isEmpty = made === '[]'
  return {
    ...begun,
    madeAtMs,
    etag: hash('sha256', identity, 'base64url').slice(0, 22),
    freshUntilMs: madeAtMs + (isEmpty ? Math.min(maxAgeMs, EMPTY_MAX_AGE_MS) : maxAgeMs),
    bytes: { identity },
    packedWell: new Set(),
    // Both packed forms together take about half as much again.
    size: Math.ceil(identity.length * 1.5) + OVERHEAD_BYTES,
  }
}
