import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** Of each quoted word the query that PostgreSQL makes of it for the index; empty for a stop word. */
export async function findStems(db: Queryable, leaves: readonly string[]) {
  const { rows } = await sql<{ leaf: string; query: string }>`
    select leaf, to_tsquery('shop_english', leaf)::text as query
    from unnest(${leaves}::text[]) as leaf`.execute(db)
  return rows
}
