import { MAX_STALE_MS } from '../../../cache/keep-answers.ts'
import type { Begun, ResponseCache } from '../../../cache/response-cache.ts'
import type { Db } from '../../../db/db.ts'
import { CATALOGUE_TAGS } from '../catalogue-tags.ts'
import { makeLexemes } from './lexemes.ts'
import { catchUp, type LoadedIndex, loadIndex } from './load-index.ts'

/** What comes from the index may be this old. */
const INDEX_MAX_AGE_MS = 200
/** The database was away, or a change came in between: try again after this pause. */
const LOAD_AGAIN_AFTER_MS = 5_000
/** What changed beside what was loaded makes searches slower. */
const LOAD_ANEW_AFTER = 2_000
/** Behind by more than this, the log of changes may have been cut (deleteOldChanges). */
const MAX_BEHIND_MS = 12 * 60 * 60 * 1000

interface Options {
  db: Db
  /** Whose clock tells how old the index is, and which hears of changes. */
  cacheOf: () => Pick<ResponseCache, 'begin' | 'isCurrent' | 'nowMs'>
  logger: { warn(about: object, text: string): void }
  /** 0 looks for changes every time. */
  maxAgeMs?: number
  /** True waits for the first load; else PostgreSQL answers until it is done. */
  waits?: boolean
}

export interface CurrentIndex {
  index: LoadedIndex
  /** A reading of the cache's clock: it has all that was committed before. */
  madeAtMs: number
}

export type SearchIndex = ReturnType<typeof makeSearchIndex>

/**
 * The catalogue in the memory of this process, for lists, searches and suggestions. PostgreSQL stays the
 * truth: the index is loaded from it and asks it for changes once it is older than a moment, or hears of one. Where
 * it is not loaded there is none, and PostgreSQL is asked instead.
 */
export function makeSearchIndex({
  db,
  cacheOf,
  logger,
  maxAgeMs = INDEX_MAX_AGE_MS,
  waits = false,
}: Options) {
  const lexemes = makeLexemes()
  let index: LoadedIndex | undefined
  let loading: Promise<void> | undefined
  let catchingUp: Promise<boolean> | undefined
  /** When the index was last asked to know everything. */
  let asOf: Begun | undefined
  let loadNotBeforeMs = Number.NEGATIVE_INFINITY
  let isStopped = false

  const begin = () => cacheOf().begin({ tags: CATALOGUE_TAGS })
  const ageMs = () => (asOf ? cacheOf().nowMs() - asOf.madeAtMs : Number.POSITIVE_INFINITY)
  const isFresh = () => asOf !== undefined && ageMs() < maxAgeMs && cacheOf().isCurrent(asOf)

  /** Loads in the background; what is there meanwhile stays in use. */
  function load(): Promise<void> {
    if (isStopped || cacheOf().nowMs() < loadNotBeforeMs) return Promise.resolve()
    const begun = begin()
    loading ??= loadIndex(db, () => !isStopped)
      .then(async (loaded) => {
        await lexemes.learn(db, loaded.names.words)
        index = loaded
        asOf = begun
        giveBackMemory()
      })
      .catch((error: unknown) => {
        if (!isStopped) logger.warn({ err: error }, 'the search index could not be loaded')
      })
      .finally(() => {
        loading = undefined
        if (!waits) loadNotBeforeMs = cacheOf().nowMs() + LOAD_AGAIN_AFTER_MS
      })
    return loading
  }

  /** False where it must be loaded anew. */
  async function isCaughtUp(known: LoadedIndex): Promise<boolean> {
    if (isFresh()) return true
    // What is under way may have begun before the change that was heard.
    await catchingUp
    if (isFresh()) return true
    catchingUp ??= startCatchingUp(known).finally(() => {
      catchingUp = undefined
    })
    return catchingUp
  }

  async function startCatchingUp(known: LoadedIndex): Promise<boolean> {
    if (ageMs() > MAX_BEHIND_MS) return false
    const begun = begin()
    try {
      const isDone = await catchUp(db, known)
      if (isDone && index === known) asOf = begun
      return isDone
    } catch {
      // Better the catalogue of a minute ago than none, while the database is away.
      return ageMs() < MAX_STALE_MS
    }
  }

  const asCurrent = (known: LoadedIndex): CurrentIndex => ({
    index: known,
    madeAtMs: asOf?.madeAtMs ?? Number.NEGATIVE_INFINITY,
  })

  return {
    lexemes,
    /** The index with all that was committed a moment ago; undefined where PostgreSQL must be asked. */
    async current(): Promise<CurrentIndex | undefined> {
      if (!index && waits) await load()
      const known = index
      if (known && (await isCaughtUp(known))) {
        if (known.words.changes > LOAD_ANEW_AFTER) void load()
        return asCurrent(known)
      }
      if (known && index === known && waits) index = undefined
      const again = load()
      if (!waits) return undefined
      await again
      return index && asCurrent(index)
    },
    load,
    /** For what changes tables behind the triggers' back. */
    forget() {
      index = undefined
    },
    /** Ends a load that is under way. */
    async stop() {
      isStopped = true
      await loading
    },
  }
}

/**
 * What the load left behind, and an index that was in use before: some 70 MB, which V8 would keep for as long as
 * there is work. A few tenths of a second, once per load. `npm start` allows it (scripts/node-flags.mjs).
 */
const giveBackMemory = () => globalThis.gc?.({ type: 'major', flavor: 'last-resort' })
