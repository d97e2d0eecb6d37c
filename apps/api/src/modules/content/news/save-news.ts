import type { News, SaveNews } from '@mendwell/contract/content/content'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { expectAsRead } from '../../settings/history/expect-as-read.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import {
  deleteNews as deleteRow,
  insertNews,
  lockNews,
  updateNews,
} from './staff-news.repository.ts'

type Saving = Pick<Deps, 'db'>

/**
 * Adds a line to the ticker, or changes the one with this id.
 * @throws ShopError 404, 409 where it is not as it was read
 */
export async function saveNews(
  { db }: Saving,
  { newsId, news, before: read }: SaveNews,
  who: SignedInPrincipal,
): Promise<News> {
  const line = { news, updatedBy: signatureOf(who) }
  const saved = await db.transaction().execute(async (tx) => {
    const before = newsId ? await lockNews(tx, newsId) : undefined
    if (newsId && !before) throw notFound('News')
    if (before) expectAsRead(read, before)
    const after = newsId ? await updateNews(tx, newsId, line) : await insertNews(tx, line)
    await recordStaffEvent(tx, {
      who,
      action: before ? 'change' : 'create',
      objectType: 'news',
      objectId: after.newsId,
      ...(before && { before: { news: before.news } }),
      after: { news: after.news },
    })
    return after
  })
  return saved
}

/** Takes a line from the ticker; one that is gone already is fine. */
export async function deleteNews(
  { db }: Saving,
  newsId: number,
  who: SignedInPrincipal,
): Promise<{ newsId: number }> {
  await db.transaction().execute(async (tx) => {
    const before = await lockNews(tx, newsId)
    if (!before) return
    await deleteRow(tx, newsId)
    await recordStaffEvent(tx, {
      who,
      action: 'delete',
      objectType: 'news',
      objectId: newsId,
      before: { news: before.news },
    })
  })
  return { newsId }
}
