import type { ListOptions } from '@mendwell/contract/lists/list-options'
import { MAX_FOUND } from '@mendwell/domain/orders/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { behindInFamily } from './family-cards.repository.ts'
import { filtersOf, passesAll } from './list-filters.repository.ts'
import {
  byMatch,
  byPromise,
  foundBy,
  listedIn,
  orderOf,
  type Scope,
  type SearchScope,
  withWords,
} from './list-scope.repository.ts'

/** How many of the best by words are compared in detail, which costs ten times as much. */
const SHORTLIST = 150

interface Page extends ListOptions {
  pageSize: number
}

export interface Candidates {
  ids: number[]
  /** Whether there are more. */
  isCapped: boolean
}

/** The products that answer a search, at most 1,000 of them. */
export async function findCandidates(db: Queryable, scope: SearchScope): Promise<Candidates> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select product_id from (${foundBy(scope, MAX_FOUND + 1)}) as found) as ids`.execute(
    db,
  )
  const ids = rows[0]?.ids ?? []
  return { ids: ids.slice(0, MAX_FOUND), isCapped: ids.length > MAX_FOUND }
}

/** The products on one page of a list as an array, in its order; empty beyond the end. */
export function pageIds(scope: Scope, options: Page): RawBuilder<number[]> {
  const { page, pageSize, sort, families, ...filters } = options
  const passes = passesAll(filtersOf(filters))
  const order = orderOf(sort, scope)
  const isCard = families
    ? sql`and listed.product_id not in ${behindInFamily({ scope, passes, order })}`
    : sql``
  const ordered = (count: number) => sql`select listed.product_id from ${listedIn(scope)}
    where ${passes} ${isCard} order by ${order} limit ${count}`
  const offset = (page - 1) * pageSize
  // Whole pages, so that none crosses its end.
  const shortlist = Math.ceil(SHORTLIST / pageSize) * pageSize
  const found =
    scope.kind === 'search' && sort === 'relevance' && offset < shortlist
      ? sql`select listed.product_id from (${ordered(shortlist)}) as best
          join product_search as listed using (product_id) order by ${byMatch(scope)} limit ${pageSize}`
      : ordered(pageSize)
  return sql<number[]>`array(${found} offset ${offset})::int[]`
}

/** Two letters match thousands; this many can be compared within a keystroke. */
const SUGGESTION_CANDIDATES = 1_000

/** Ids for the list below the search box: names that start with the term, then the best match. */
export async function findSuggestedIds(db: Queryable, scope: SearchScope, limit: number) {
  const { rows } = await sql<{ productId: number }>`
    select product_id from ${withWords(scope, SUGGESTION_CANDIDATES)} as listed order by ${byPromise(scope)} limit ${limit}`.execute(
    db,
  )
  return rows.map(({ productId }) => productId)
}
