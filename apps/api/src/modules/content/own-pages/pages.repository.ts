import type { PageText, StaffPage, WrittenPage } from '@mendwell/contract/content/staff-pages'
import { type PageState, pageStateAt } from '@mendwell/domain/content/own-pages'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { shopMinute } from '../../settings/shop/shop-days.sql.ts'
import { isShown } from './shown-page.sql.ts'

/** A day as YYYY-MM-DD. */
const articleOn = sql<string | null>`article_on::text`.as('articleOn')

/** The text of a published page; undefined if there is none. */
export function findShownPage(db: Queryable, pageKey: string) {
  return db
    .selectFrom('contentPage')
    .select(['title', 'titleEs', 'lead', 'leadEs', 'body', 'bodyEs', 'author', 'authorEs'])
    .select(articleOn)
    .where('pageKey', '=', pageKey)
    .where(isShown)
    .executeTakeFirst()
}

/** The articles that are shown, newest first. */
export function findShownArticles(db: Queryable) {
  return db
    .selectFrom('contentPage')
    .select(['pageKey', 'title', 'titleEs', 'lead', 'leadEs', 'author', 'authorEs'])
    .select(sql<string>`article_on::text`.as('articleOn'))
    .where('articleOn', 'is not', null)
    .where(isShown)
    .orderBy('contentPage.articleOn', 'desc')
    .orderBy('title')
    .limit(100)
    .execute()
}

/** The pages that the footer links to, by title. */
export function findPagesOfFooter(db: Queryable) {
  return db
    .selectFrom('contentPage')
    .select(['pageKey', 'title', 'titleEs'])
    .where('inFooter', '=', true)
    .where(isShown)
    .orderBy('title')
    .orderBy('pageKey')
    .limit(20)
    .execute()
}

const selectPages = (db: Queryable) =>
  db
    .selectFrom('contentPage')
    .select(['pageKey', 'title', 'titleEs', 'isPublished', 'inFooter', 'updatedAt'])
    .select(['showsFrom as from', 'showsUntil as until'])
    .select([
      shopMinute<string | null>(sql`shows_from`).as('showsFrom'),
      shopMinute<string | null>(sql`shows_until`).as('showsUntil'),
      sql<Date>`now()`.as('now'),
    ])

interface Scheduled {
  isPublished: boolean
  from: Date | null
  until: Date | null
  now: Date
}

const stateOf = ({ isPublished, from, until, now }: Scheduled): PageState =>
  pageStateAt({ isPublished, showsFrom: from, showsUntil: until }, now)

/** All pages that staff have written, with what shoppers see of them. */
export async function findWrittenPages(db: Queryable) {
  const rows = await selectPages(db).orderBy('title').orderBy('pageKey').limit(500).execute()
  return rows.map((row) => ({ ...row, state: stateOf(row) }))
}

/** The titles of the legal pages shipped with the shop. */
export const findLegalTitles = (db: Queryable) =>
  db.selectFrom('legalPage').select(['pageKey', 'title']).orderBy('title').execute()

/** A page as staff have written it; undefined if they have not. */
export async function findWrittenPage(
  db: Queryable,
  pageKey: string,
  { isLocked = false } = {},
): Promise<{ page: PageText; state: PageState } | undefined> {
  const row = await selectPages(db)
    .select(['lead', 'leadEs', 'body', 'bodyEs', 'author', 'authorEs'])
    .select(articleOn)
    .where('pageKey', '=', pageKey)
    .$if(isLocked, (select) => select.forUpdate())
    .executeTakeFirst()
  if (!row) return undefined
  const { title, titleEs, lead, leadEs, body, bodyEs } = row
  const { isPublished, showsFrom, showsUntil, inFooter } = row
  const texts = { title, titleEs, lead, leadEs, body, bodyEs }
  const article = { articleOn: row.articleOn, author: row.author, authorEs: row.authorEs }
  const page = { ...texts, isPublished, showsFrom, showsUntil, inFooter, ...article }
  return { page, state: stateOf(row) }
}

/** The shipped text of a legal page; undefined if there is no such page. */
export async function findShippedText(
  db: Queryable,
  pageKey: string,
): Promise<StaffPage['shipped']> {
  const row = await db
    .selectFrom('legalPage')
    .select(['title', 'titleEs', 'lead', 'leadEs', 'body', 'bodyEs'])
    .where(sql<boolean>`'legal/' || page_key = ${pageKey}`)
    .executeTakeFirst()
  if (!row) return null
  const article = { articleOn: null, author: '', authorEs: '' }
  const times = { showsFrom: null, showsUntil: null }
  return { ...row, isPublished: true, ...times, inFooter: false, ...article }
}

const columnsOf = (page: Resolved) => ({ ...page, updatedAt: sql<Date>`now()` })

/** A page with its times resolved. */
export interface Resolved extends Omit<WrittenPage, 'showsFrom' | 'showsUntil'> {
  showsFrom: Date | null
  showsUntil: Date | null
}

/** Stores a new page; false if its key is taken. */
export async function insertPage(tx: Queryable, pageKey: string, page: Resolved): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('contentPage')
    .values({ pageKey, ...columnsOf(page) })
    .onConflict((conflict) => conflict.column('pageKey').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function updatePage(tx: Queryable, pageKey: string, page: Resolved): Promise<void> {
  await tx.updateTable('contentPage').set(columnsOf(page)).where('pageKey', '=', pageKey).execute()
}

export async function deletePage(tx: Queryable, pageKey: string): Promise<void> {
  await tx.deleteFrom('contentPage').where('pageKey', '=', pageKey).execute()
}
