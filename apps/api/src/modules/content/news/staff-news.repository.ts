import type { NewsRow, StoredNews } from '@mendwell/contract/content/scheduled-texts'
import type { ShownTimes } from '@mendwell/domain/content/shown-times'
import type { Queryable } from '../../../db/db.ts'
import { TIMES, withState } from '../shown-times/times.sql.ts'

const selectNews = (db: Queryable) =>
  db.selectFrom('news').select(['newsId', 'news', 'newsEs', 'activeFlag']).select(TIMES)

/** Every line that was not removed, newest first. */
export async function findAllNews(db: Queryable): Promise<NewsRow[]> {
  const rows = await selectNews(db)
    .where('activeFlag', '=', true)
    .orderBy('newsId', 'desc')
    .limit(500)
    .execute()
  return rows.map(({ activeFlag: _, ...row }) => withState(row))
}

/** A line as the history stores it. */
export type NewsState = StoredNews & { isRemoved: boolean }

/** A line before a change, including a removed one. */
export async function lockNews(tx: Queryable, newsId: number): Promise<NewsState | undefined> {
  const row = await selectNews(tx).where('newsId', '=', newsId).forUpdate().executeTakeFirst()
  if (!row) return undefined
  const { news, newsEs, showsFrom, showsUntil, activeFlag } = row
  return { news, newsEs, showsFrom, showsUntil, isRemoved: !activeFlag }
}

/** A line with its times resolved. */
type ResolvedNews = Omit<NewsState, keyof ShownTimes> & ShownTimes & { updatedBy: string }

const columnsOf = ({ isRemoved, ...line }: ResolvedNews) => ({ ...line, activeFlag: !isRemoved })

/** Stores a new line; returns its id. */
export async function insertNews(tx: Queryable, line: ResolvedNews): Promise<number> {
  const { newsId } = await tx
    .insertInto('news')
    .values(columnsOf(line))
    .returning('newsId')
    .executeTakeFirstOrThrow()
  return newsId
}

export async function updateNews(tx: Queryable, newsId: number, line: ResolvedNews): Promise<void> {
  await tx.updateTable('news').set(columnsOf(line)).where('newsId', '=', newsId).execute()
}
