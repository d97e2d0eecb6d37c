import type { Queryable } from '../../../db/db.ts'

interface NewsLine {
  news: string
  updatedBy: string
}

export function insertNews(db: Queryable, line: NewsLine) {
  return db.insertInto('news').values(line).returning(['newsId', 'news']).executeTakeFirstOrThrow()
}

export function updateNews(db: Queryable, newsId: number, line: NewsLine) {
  return db
    .updateTable('news')
    .set(line)
    .where('newsId', '=', newsId)
    .returning(['newsId', 'news'])
    .executeTakeFirstOrThrow()
}

/** A line as it is before it changes. */
export const lockNews = (tx: Queryable, newsId: number) =>
  tx
    .selectFrom('news')
    .select(['newsId', 'news'])
    .where('newsId', '=', newsId)
    .forUpdate()
    .executeTakeFirst()

export async function deleteNews(db: Queryable, newsId: number): Promise<void> {
  await db.deleteFrom('news').where('newsId', '=', newsId).execute()
}
