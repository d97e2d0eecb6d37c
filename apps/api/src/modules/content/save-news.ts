import type { News } from '@mendwell/contract/content'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { deleteNews as deleteRow, insertNews, updateNews } from './staff-news.repository.ts'

interface NewsLine {
  newsId?: number | null | undefined
  news: string
  updatedBy: string
}

/**
 * Adds a line to the ticker, or changes the one with this id.
 * @throws ShopError 404
 */
export async function saveNews(
  { db, cache }: Pick<Deps, 'db' | 'cache'>,
  { newsId, ...line }: NewsLine,
): Promise<News> {
  const saved = newsId ? await updateNews(db, newsId, line) : await insertNews(db, line)
  if (!saved) throw notFound('News')
  cache.invalidate('news')
  return saved
}

/** Takes a line from the ticker; one that is gone already is fine. */
export async function deleteNews(
  { db, cache }: Pick<Deps, 'db' | 'cache'>,
  newsId: number,
): Promise<{ newsId: number }> {
  await deleteRow(db, newsId)
  cache.invalidate('news')
  return { newsId }
}
