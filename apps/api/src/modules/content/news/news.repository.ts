import type { Queryable } from '../../../db/db.ts'

/** Active news, the newest first. */
export function findActiveNews(db: Queryable) {
  return db
    .selectFrom('news')
    .select(['newsId', 'news'])
    .where('activeFlag', '=', true)
    .orderBy('newsId', 'desc')
    .execute()
}
