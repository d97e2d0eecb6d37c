import { LIST_MAX_AGE_MS, LIVE_MAX_AGE_MS, MAX_STALE_MS } from '../../cache/keep-answers.ts'
import { type Kept, type KeptValues, makeKeptValues } from '../../cache/kept-values.ts'
import type { ResponseCache } from '../../cache/response-cache.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import { tagsOfProduct } from './catalogue-tags.ts'

interface Kind {
  /** Of the bytes that whole answers may take, on top of them. */
  share: number
  /** Those of the products that may be shown, by one statement. */
  read: (db: CatalogueReader['db'], ids: readonly number[]) => Promise<[id: number, card: string][]>
}

/** Products in one form as JSON, kept beside the answers of a cache (decision 0016); a cache that keeps nothing keeps none. */
export function makeCardShelf({ share, read }: Kind) {
  const shelves = new WeakMap<ResponseCache, KeptValues<string>>()

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

  async function readMissing(reader: CatalogueReader, ids: readonly number[]) {
    const shelf = shelfOf(reader)
    const begun = reader.cache.begin({ tags: [] })
    const found = new Map<number, Kept<string>>()
    for (const [id, value] of await read(reader.db, ids)) {
      const card = { ...begun, tags: tagsOfProduct(id), value }
      shelf.keep(`${id}`, card)
      found.set(id, card)
    }
    return found
  }

  return {
    /**
     * The cards in the order of the ids: those that are not kept are read by one statement. One that is not sold
     * any more is left out.
     */
    async load(reader: CatalogueReader, ids: readonly number[]): Promise<Kept<string>[]> {
      const shelf = shelfOf(reader)
      const found = ids.map((id) => shelf.find(`${id}`))
      const missing = ids.filter((_, index) => found[index] === undefined)
      if (missing.length > 0) {
        const more = await readMissing(reader, missing).catch((error) => {
          const old = new Map(missing.map((id) => [id, shelf.findOld(`${id}`)]))
          if ([...old.values()].includes(undefined)) throw error
          return old
        })
        for (const [index, id] of ids.entries()) found[index] ??= more.get(id)
      }
      return found.filter((card) => card !== undefined)
    },
    /** A reading of the clock: the card shows the product as it was at that moment, or later. */
    asOfMs: (reader: CatalogueReader, card: Kept<string>) => shelfOf(reader).asOfMs(card),
  }
}
