import type { Queryable } from '../../../db/db.ts'
import { isDue } from '../shown-times/due.sql.ts'

/** The ticker lines to show now, newest first. */
export function findActiveNews(db: Queryable) {
  return db
    .selectFrom('news')
    .select(['newsId', 'news', 'newsEs'])
    .where('activeFlag', '=', true)
    .where(isDue)
    .orderBy('newsId', 'desc')
    .execute()
}
