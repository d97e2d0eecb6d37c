import type { ResponseCache } from '../../cache/response-cache.ts'
import type { Queryable } from '../../db/db.ts'
import { type Deps, readerOf } from '../../deps.ts'

/** Where lists are read, and where what was read is kept. */
export interface CatalogueReader {
  db: Queryable
  cache: ResponseCache
  /** A copy of the database may not know yet of a change that was heard. */
  isBehind: boolean
}

export const catalogueReaderOf = (
  deps: Pick<Deps, 'db' | 'replica' | 'cache'>,
): CatalogueReader => ({
  db: readerOf(deps),
  cache: deps.cache,
  isBehind: deps.replica !== undefined,
})
