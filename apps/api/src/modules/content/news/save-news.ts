import type { News } from '@mendwell/contract/content/content'
import type { SaveNews, StoredNews } from '@mendwell/contract/content/scheduled-texts'
import type { Db, Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { changeThing, type StateChange } from '../../settings/history/change-thing.ts'
import { expectAsRead } from '../../settings/history/expect-as-read.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { type Restoring, restoredState } from '../../settings/history/restoring.ts'
import { resolveTimes } from '../shown-times/resolve-times.ts'
import { insertNews, lockNews, type NewsState, updateNews } from './staff-news.repository.ts'

const NEW: Omit<StoredNews, 'news'> = { newsEs: null, showsFrom: null, showsUntil: null }

/**
 * Adds a line to the ticker, or changes the one with this id; omitted fields stay as they are.
 * @throws ShopError 404; 409 if it changed since it was read; 422 for an end before the start
 */
export const saveNews = (
  db: Db,
  { newsId, before: read, ...typed }: SaveNews,
  who: SignedInPrincipal,
): Promise<News> =>
  db.transaction().execute(async (tx) => {
    if (!newsId) return createNews(tx, { ...NEW, ...given(typed) }, who)
    const before = await lockNews(tx, newsId)
    if (!before || before.isRemoved) throw notFound('News')
    const { isRemoved: _, ...stored } = before
    expectAsRead(read, stored)
    const after = { ...before, ...given(typed) }
    await change(tx, newsId, { who, before, after })
    return wireOf(newsId, after)
  })

async function createNews(tx: Queryable, line: StoredNews, who: SignedInPrincipal): Promise<News> {
  const updatedBy = signatureOf(who)
  const newsId = await insertNews(tx, {
    ...(await resolveTimes(tx, line)),
    isRemoved: false,
    updatedBy,
  })
  await recordStaffEvent(tx, { who, action: 'create', ...named(newsId), after: line })
  return wireOf(newsId, line)
}

/** Removes a line from the ticker, which the history can restore; no error if it is already gone. */
export async function deleteNews(
  db: Db,
  newsId: number,
  who: SignedInPrincipal,
): Promise<{ newsId: number }> {
  await db.transaction().execute(async (tx) => {
    const before = await lockNews(tx, newsId)
    if (!before || before.isRemoved) return
    await change(tx, newsId, { who, before, after: { ...before, isRemoved: true } })
  })
  return { newsId }
}

/** Undoes a change of a line, or its removal; false if it was changed again since. */
export async function restoreNews(tx: Queryable, restoring: Restoring): Promise<boolean> {
  const { who, objectId, undoes } = restoring
  const newsId = Number(objectId)
  const before = await lockNews(tx, newsId)
  const after = before && restoredState(before, restoring)
  if (!after) return false
  await change(tx, newsId, { who, before, after, undoes })
  return true
}

const change = (
  tx: Queryable,
  newsId: number,
  states: StateChange<NewsState> & { who: SignedInPrincipal },
) => {
  const updatedBy = signatureOf(states.who)
  const write = async (after: NewsState) =>
    updateNews(tx, newsId, { ...(await resolveTimes(tx, after)), updatedBy })
  return changeThing(tx, { ...named(newsId), write }, states)
}

const named = (newsId: number) => ({ objectType: 'news', objectId: newsId }) as const

const wireOf = (newsId: number, { news, newsEs }: Pick<StoredNews, 'news' | 'newsEs'>): News => ({
  newsId,
  news,
  ...(newsEs && { newsEs }),
})

/** Only the fields that were sent. */
function given<Typed extends object>(typed: Typed) {
  const entries = Object.entries(typed).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Name in keyof Typed]: Exclude<Typed[Name], undefined> }
}
