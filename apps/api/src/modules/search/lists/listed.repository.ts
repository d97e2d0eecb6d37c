import type { ListOptions } from '@mendwell/contract/lists/list-options'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { type FacetCounts, facetCounts } from './facets.repository.ts'
import type { Scope } from './list-scope.repository.ts'
import { pageIds } from './pages.repository.ts'

interface Listed extends FacetCounts {
  /** The products of the page, in its order. */
  ids: number[]
}

/** A page of a list and its counts, in one statement, which costs less than sending and starting two. */
export async function findListed(
  db: Queryable,
  scope: Scope,
  options: ListOptions & { pageSize: number },
): Promise<Listed> {
  const { rows } = await sql<Listed>`
    select ${pageIds(scope, options)} as ids, counts.* from (${facetCounts(scope, options)}) as counts`.execute(
    db,
  )
  const [listed] = rows
  if (!listed) throw new Error('An aggregate without a row')
  return listed
}
