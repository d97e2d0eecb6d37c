import type { ResponseCache } from '../../cache/response-cache.ts'
import type { Db, Queryable } from '../../db/db.ts'

/** Where lists are read, and where what was read is kept. */
export interface CatalogueReader {
  db: Queryable
  cache: ResponseCache
  /** A copy of the database may not know yet of a change that was heard. */
  isBehind: boolean
}

/** The databases of `Deps`. */
interface Databases {
  db: Db
  replica?: Db
}

/** Where lists, searches and facets are read: the copy where there is one. Prices that are charged never are. */
export const readerOf = ({ replica, db }: Databases): Db => replica ?? db

export const catalogueReaderOf = (
  deps: Databases & Pick<CatalogueReader, 'cache'>,
): CatalogueReader => ({
  db: readerOf(deps),
  cache: deps.cache,
  isBehind: deps.replica !== undefined,
})
