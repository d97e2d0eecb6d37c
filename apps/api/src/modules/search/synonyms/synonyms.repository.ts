import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** All synonyms, by phrase and meaning. */
export function findSynonyms(db: Queryable) {
  return db
    .selectFrom('searchSynonym')
    .select(['synonymId', 'term', 'meaning', 'updatedBy', 'updatedAt'])
    .orderBy('term')
    .orderBy('meaning')
    .execute()
}

interface NewSynonym {
  term: string
  meaning: string
  updatedBy?: string
}

/** Undefined if the pair exists already. */
export function insertSynonym(db: Queryable, line: NewSynonym) {
  return db
    .insertInto('searchSynonym')
    .values(line)
    .onConflict((conflict) => conflict.columns(['termKey', 'meaning']).doNothing())
    .returning(['synonymId', 'term', 'meaning', 'updatedBy', 'updatedAt'])
    .executeTakeFirst()
}

/** Returns what was deleted; undefined if it was gone. */
export function deleteSynonym(db: Queryable, synonymId: number) {
  return db
    .deleteFrom('searchSynonym')
    .where('synonymId', '=', synonymId)
    .returning(['term', 'meaning'])
    .executeTakeFirst()
}

/** Counts a search that no product matches fully; `partial` if some match some of its words. */
export async function recordMiss(db: Queryable, term: string, partial: boolean): Promise<void> {
  await db
    .insertInto('searchMiss')
    .values({ term, partial })
    .onConflict((conflict) =>
      conflict
        .column('term')
        .doUpdateSet({ times: sql`search_miss.times + 1`, lastAt: sql`now()`, partial }),
    )
    .execute()
}

/** Failed searches, most frequent first. */
export function findMisses(db: Queryable, limit: number) {
  return db
    .selectFrom('searchMiss')
    .select(['term', 'times', 'partial', 'firstAt', 'lastAt'])
    .orderBy('times', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('term')
    .limit(limit)
    .execute()
}

/** A search not repeated for a season is no longer of interest. */
export async function deleteOldMisses(db: Queryable): Promise<void> {
  await sql`delete from search_miss where last_at < now() - interval '90 days'`.execute(db)
}
