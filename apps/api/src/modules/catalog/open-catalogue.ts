import type { Deps } from '../../deps.ts'
import { catalogueReaderOf } from './catalogue-reader.ts'
import type { CatalogueSource } from './catalogue-source.ts'
import { databaseSource } from './database-source.ts'
import { indexSource } from './search-index/index-source.ts'

/** The index of this process, or PostgreSQL while it is not there. */
export async function openCatalogue(
  deps: Pick<Deps, 'db' | 'replica' | 'cache' | 'searchIndex'>,
): Promise<CatalogueSource> {
  const reader = catalogueReaderOf(deps)
  const current = await deps.searchIndex?.current()
  if (current && deps.searchIndex) {
    return indexSource({ ...current, lexemes: deps.searchIndex.lexemes, reader })
  }
  return databaseSource(reader)
}
