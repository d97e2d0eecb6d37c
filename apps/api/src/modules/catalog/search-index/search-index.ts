import type { Db } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { makeLexemes } from './lexemes.ts'
import { catchUp, type LoadedIndex, loadIndex } from './load-index.ts'

/** What a search shows may be this old. */
export const INDEX_MAX_AGE_MS = 200
/** The database was away, or a change came in between: try again after this pause. */
const LOAD_AGAIN_AFTER_MS = 5_000
/** What changed beside what was loaded makes searches slower. */
const LOAD_ANEW_AFTER = 2_000
/** Behind by more than this, the log of changes may have been cut (deleteOldChanges). */
const MAX_BEHIND_MS = 12 * 60 * 60 * 1000

interface Options {
  db: Db
  logger: Pick<Deps['logger'], 'warn'>
  /** 0 looks for changes at every search. */
  maxAgeMs?: number
  /** True waits for the first load; else PostgreSQL searches until it is done. */
  waits?: boolean
  nowMs?: () => number
}

export type SearchIndex = ReturnType<typeof makeSearchIndex>

/**
 * The catalogue in the memory of this process, for searches and suggestions. PostgreSQL stays the
 * truth: the index is loaded from it, asks it for changes when it is older than a moment, and where it cannot
 * be sure there is none and searches ask PostgreSQL.
 */
export function makeSearchIndex({
  db,
  logger,
  maxAgeMs = INDEX_MAX_AGE_MS,
  waits = false,
  nowMs = () => performance.now(),
}: Options) {
  const lexemes = makeLexemes()
  let index: LoadedIndex | undefined
  let loading: Promise<void> | undefined
  let catchingUp: Promise<boolean> | undefined
  let caughtUpAt = 0
  let loadNotBefore = 0
  let isStopped = false

  /** Loads in the background; what is there meanwhile stays in use. */
  function load(): Promise<void> {
    if (isStopped || nowMs() < loadNotBefore) return Promise.resolve()
    const startedAt = nowMs()
    loading ??= loadIndex(db, () => !isStopped)
      .then((loaded) => {
        index = loaded
        caughtUpAt = startedAt
        giveBackMemory()
      })
      .catch((error: unknown) => {
        if (!isStopped) logger.warn({ err: error }, 'the search index could not be loaded')
      })
      .finally(() => {
        loading = undefined
        loadNotBefore = waits ? 0 : nowMs() + LOAD_AGAIN_AFTER_MS
      })
    return loading
  }

  async function isCaughtUp(known: LoadedIndex): Promise<boolean> {
    const now = nowMs()
    if (now - caughtUpAt < maxAgeMs) return true
    if (now - caughtUpAt > MAX_BEHIND_MS) return false
    catchingUp ??= catchUp(db, known)
      .then((isDone) => {
        if (isDone && index === known) caughtUpAt = now
        return isDone
      })
      .finally(() => {
        catchingUp = undefined
      })
    return catchingUp
  }

  return {
    lexemes,
    db,
    /** The index with all that was committed a moment ago; undefined where PostgreSQL must be asked. */
    async current(): Promise<LoadedIndex | undefined> {
      if (!index && waits) await load()
      const known = index
      if (known && (await isCaughtUp(known).catch(() => false))) {
        if (known.words.changes > LOAD_ANEW_AFTER) void load()
        return known
      }
      if (known && index === known && waits) index = undefined
      const again = load()
      if (!waits) return undefined
      await again
      return index
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
