import type { Begun } from '../../cache/response-cache.ts'
import type { Deps } from '../../deps.ts'
import { type CardFile, openCardFile } from './card-file.ts'
import type { CardShelf } from './card-shelf.ts'
import { catalogueReaderOf } from './catalogue-reader.ts'
import { findActiveIdsAfter } from './products.repository.ts'

/** Some milliseconds of work, so that calls are answered in between. */
const CARDS_AT_ONCE = 100
/** An import or new settings drop all cards, often several times in a row. */
const LOOK_EVERY_MS = 60_000

type Needed = Pick<Deps, 'db' | 'replica' | 'cache' | 'config' | 'logger'>

/**
 * Writes the cards of all products on sale into a file, in the background, and anew after something changed that shows
 * in all of them. What changes in a single product is written when its card is read next.
 */
export function makeCardWriter(shelf: CardShelf, deps: Needed) {
  const { cache, config, logger } = deps
  const reader = catalogueReaderOf(deps)
  let file: CardFile | undefined
  let written: Begun | undefined
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function look(): Promise<void> {
    if (written && cache.isCurrent(written)) return
    writing ??= writeAll()
      .catch((error: unknown) => {
        if (!isStopped) logger.warn({ err: error }, 'the cards of products could not be written')
      })
      .finally(() => {
        writing = undefined
      })
    await writing
  }

  async function writeAll() {
    file ??= openCardFile(config.dataDir)
    file.clear()
    shelf.writeInto(cache, file)
    const begun = cache.begin({ tags: [] })
    for (let last: number | undefined = 0; last !== undefined && file.hasRoom; ) {
      if (isStopped) return
      const ids = await findActiveIdsAfter(reader.db, last, CARDS_AT_ONCE)
      if (ids.length > 0) await shelf.write(reader, ids)
      last = ids.at(-1)
    }
    file.finish()
    written = begun
  }

  return {
    /**
     * Resolves when all are written for the first time. Not where lists are read from a copy of the database, which may
     * not know yet of a change that was heard.
     */
    async start(): Promise<void> {
      if (isStopped || reader.isBehind) return
      timer = setInterval(look, LOOK_EVERY_MS).unref()
      await look()
    },
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      await writing
      file?.close()
    },
  }
}
