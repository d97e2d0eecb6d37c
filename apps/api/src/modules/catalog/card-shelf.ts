import { LIST_MAX_AGE_MS, LIVE_MAX_AGE_MS, MAX_STALE_MS } from '../../cache/keep-answers.ts'
import { type Kept, type KeptValues, makeKeptValues } from '../../cache/kept-values.ts'
import type { ResponseCache } from '../../cache/response-cache.ts'
import type { CardFile } from './card-file.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import { tagsOfProduct } from './catalogue-tags.ts'

interface Kind {
  /** Of the bytes that whole answers may take, on top of them. */
  share: number
  /** Those of the products that may be shown, by one statement. */
  read: (db: CatalogueReader['db'], ids: readonly number[]) => Promise<[id: number, card: string][]>
}

/** Products are told apart by so many of their ids' last bits when they are shown again. */
const SHOWN_BITS = 12

export type CardShelf = ReturnType<typeof makeCardShelf>

/** Products in one form as JSON, kept beside the answers of a cache (decision 0016); a cache that keeps nothing keeps none. */
export function makeCardShelf({ share, read }: Kind) {
  const shelves = new WeakMap<ResponseCache, KeptValues<string>>()
  const files = new WeakMap<ResponseCache, CardFile>()
  /** By the last bits of ids the product that was shown last. */
  const shown = new Int32Array(1 << SHOWN_BITS)

  /** Whether the same was shown lately: 25 times a page, so it leaves nothing behind. */
  function wasShownLately(id: number): boolean {
    const place = id & (shown.length - 1)
    const isKnown = shown[place] === id
    shown[place] = id
    return isKnown
  }

  function shelfOf({ cache, isBehind }: CatalogueReader): KeptValues<string> {
    const known = shelves.get(cache)
    if (known) return known
    const shelf = makeKeptValues<string>(cache, {
      maxBytes: share * cache.maxBytes,
      maxAgeMs: LIST_MAX_AGE_MS,
      maxProvenMs: isBehind ? 0 : LIVE_MAX_AGE_MS,
      maxStaleMs: MAX_STALE_MS,
      // A letter beyond Latin-1 makes it two bytes each; few products have one.
      bytesOf: (text) => text.length,
    })
    shelves.set(cache, shelf)
    return shelf
  }

  /** A card that was written down and has not changed since, as far as was heard. */
  function writtenCard({ cache }: CatalogueReader, id: number): Kept<string> | undefined {
    const file = files.get(cache)
    const begunAt = file?.markOf(id)
    if (!file || !begunAt) return undefined
    const begun = { begunAt, madeAtMs: cache.lastHeardMs, live: false, tags: tagsOfProduct(id) }
    return cache.isCurrent(begun) ? { ...begun, value: file.read(id) } : undefined
  }

  async function readCards({ cache, db }: CatalogueReader, ids: readonly number[]) {
    const begun = cache.begin({ tags: [] })
    return (await read(db, ids)).map(([id, value]) => ({
      id,
      card: { ...begun, tags: tagsOfProduct(id), value },
    }))
  }

  /** Of what is written down only what is shown again is kept too: there are many more products than there is room. */
  async function findMissing(reader: CatalogueReader, missing: readonly number[]) {
    const found = new Map<number, Kept<string>>()
    const keep = (id: number, card: Kept<string>) => shelfOf(reader).keep(`${id}`, card)
    for (const id of reader.cache.hearsChanges() ? missing : []) {
      const card = writtenCard(reader, id)
      if (!card) continue
      found.set(id, card)
      if (wasShownLately(id)) keep(id, card)
    }
    const unwritten = missing.filter((id) => !found.has(id))
    const file = files.get(reader.cache)
    for (const { id, card } of unwritten.length > 0 ? await readCards(reader, unwritten) : []) {
      found.set(id, card)
      keep(id, card)
      if (file?.isWhole) file.put(id, card.begunAt, card.value)
    }
    return found
  }

  /** While it cannot be read anew. */
  function findOld(reader: CatalogueReader, id: number): Kept<string> | undefined {
    const { cache } = reader
    const isRecent = cache.nowMs() - cache.lastHeardMs < MAX_STALE_MS
    return shelfOf(reader).findOld(`${id}`) ?? (isRecent ? writtenCard(reader, id) : undefined)
  }

  return {
    /**
     * The cards in the order of the ids: those that are neither kept nor written down are read by one statement. One
     * that is not sold any more is left out.
     */
    async load(reader: CatalogueReader, ids: readonly number[]): Promise<Kept<string>[]> {
      const shelf = shelfOf(reader)
      const found = ids.map((id) => shelf.find(`${id}`))
      const missing = ids.filter((_, index) => found[index] === undefined)
      if (missing.length > 0) {
        const more = await findMissing(reader, missing).catch((error) => {
          const old = new Map(missing.map((id) => [id, findOld(reader, id)]))
          if ([...old.values()].includes(undefined)) throw error
          return old
        })
        for (const [index, id] of ids.entries()) found[index] ??= more.get(id)
      }
      return found.filter((card) => card !== undefined)
    },
    /** From now on cards are written down too, in a file of their own. */
    writeInto(cache: ResponseCache, file: CardFile): void {
      files.set(cache, file)
    },
    /** Reads the cards of these products to write them down. */
    async write(reader: CatalogueReader, ids: readonly number[]): Promise<void> {
      const file = files.get(reader.cache)
      for (const { id, card } of await readCards(reader, ids))
        file?.put(id, card.begunAt, card.value)
    },
    /** A reading of the clock: the card shows the product as it was at that moment, or later. */
    asOfMs: (reader: CatalogueReader, card: Kept<string>) => shelfOf(reader).asOfMs(card),
  }
}
