import type { LookList, SavedView } from '@mendwell/domain/people/list-looks'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'

interface Look {
  columns: string[] | null
  isRoomy: boolean
  views: SavedView[]
}

const jsonOf = (value: unknown) => sql<string>`${JSON.stringify(value)}::jsonb`

const select = (db: Queryable, custId: number, list: LookList) =>
  db
    .selectFrom('staffListLook')
    .select([
      sql<string[] | null>`columns`.as('columns'),
      'isRoomy',
      sql<SavedView[]>`views`.as('views'),
    ])
    .where('custId', '=', custId)
    .where('list', '=', list)

/** A person's settings for a list; undefined if there are none. */
export const findListLook = (
  db: Queryable,
  custId: number,
  list: LookList,
): Promise<Look | undefined> => select(db, custId, list).executeTakeFirst()

/** The same, locked; created if there is none yet. */
export async function lockListLook(tx: Queryable, custId: number, list: LookList): Promise<Look> {
  await tx
    .insertInto('staffListLook')
    .values({ custId, list })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return select(tx, custId, list).forUpdate().executeTakeFirstOrThrow()
}

export async function updateListLook(
  tx: Queryable,
  { custId, list, look }: { custId: number; list: LookList; look: Look },
): Promise<void> {
  const { columns, isRoomy, views } = look
  await tx
    .updateTable('staffListLook')
    .set({ columns: columns && jsonOf(columns), isRoomy, views: jsonOf(views) })
    .where('custId', '=', custId)
    .where('list', '=', list)
    .execute()
}

export const findSharedViews = (db: Queryable, list: LookList): Promise<SavedView[]> =>
  db
    .selectFrom('sharedListView')
    .select(['name', 'search'])
    .where('list', '=', list)
    .orderBy('name')
    .execute()

/** Serializes the sharing of views until the transaction ends. */
export async function lockSharedViews(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.sharedViews})`.execute(tx)
}

export async function upsertSharedView(
  tx: Queryable,
  list: LookList,
  { name, search }: SavedView,
): Promise<void> {
  await tx
    .insertInto('sharedListView')
    .values({ list, name, search })
    .onConflict((conflict) => conflict.columns(['list', 'name']).doUpdateSet({ search }))
    .execute()
}

/** The view that was removed; undefined if there was none. */
export const deleteSharedView = (
  tx: Queryable,
  list: LookList,
  name: string,
): Promise<SavedView | undefined> =>
  tx
    .deleteFrom('sharedListView')
    .where('list', '=', list)
    .where('name', '=', name)
    .returning(['name', 'search'])
    .executeTakeFirst()
