import type { ApprovePage, FindPageChecks, PageCheck } from '@mendwell/contract/content/page-checks'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { dayOf } from '../../settings/shop/shop-days.sql.ts'

/** What shoppers see of a legal page: the text of staff, or else the shipped one. */
const shown = (column: 'title' | 'title_es' | 'lead' | 'lead_es' | 'body' | 'body_es') =>
  sql<string>`coalesce(${sql.ref(`own.${column}`)}, ${sql.ref(`legal_page.${column}`)})`

/** A legal page in both languages, with the approval of its current wording if there is one. */
export function findLegalPage(db: Queryable, pageKey: string) {
  return db
    .selectFrom('legalPage')
    .leftJoin('pageCheck', (join) =>
      join
        .on(sql<boolean>`page_check.page_key = 'legal/' || legal_page.page_key`)
        .onRef('pageCheck.approvedHash', '=', 'pageCheck.textHash'),
    )
    .leftJoin('contentPage as own', (join) =>
      join.on(sql<boolean>`own.page_key = 'legal/' || legal_page.page_key and own.is_published`),
    )
    .select([
      shown('title').as('title'),
      shown('title_es').as('titleEs'),
      shown('lead').as('lead'),
      shown('lead_es').as('leadEs'),
      shown('body').as('body'),
      shown('body_es').as('bodyEs'),
    ])
    .select(['approvedBy', 'approvedRole'])
    .select([
      sql<string>`coalesce(${dayOf(sql`own.updated_at`)}, written_on)::text`.as('writtenOn'),
      sql<string | null>`approved_on::text`.as('approvedOn'),
    ])
    .where('legalPage.pageKey', '=', pageKey)
    .executeTakeFirst()
}

/** Stores a legal page as in its file. */
export async function saveLegalPage(
  db: Queryable,
  page: {
    pageKey: string
    title: string
    titleEs: string
    lead: string
    leadEs: string
    body: string
    bodyEs: string
    writtenOn: string
  },
): Promise<void> {
  const { pageKey: _, ...texts } = page
  await db
    .insertInto('legalPage')
    .values(page)
    .onConflict((conflict) => conflict.column('pageKey').doUpdateSet(texts))
    .execute()
}

const state = sql<PageCheck['state']>`case when approved_hash is null then 'WAITING'
  when approved_hash <> text_hash then 'CHANGED' else 'APPROVED' end`

const checks = (db: Queryable) =>
  db
    .selectFrom('pageCheck')
    .select(['pageKey', 'title', 'textHash', 'changedAt', 'approvedBy', 'approvedRole', 'note'])
    .select([
      sql<PageCheck['checker']>`checker`.as('checker'),
      state.as('state'),
      sql<string | null>`approved_on::text`.as('approvedOn'),
    ])

/** The page with this key and its check; undefined if there is none. */
export function findPageCheck(db: Queryable, pageKey: string) {
  return checks(db).where('pageKey', '=', pageKey).executeTakeFirst()
}

/** The same, locked for a change in the transaction `tx`. */
export function lockPageCheck(tx: Queryable, pageKey: string) {
  return checks(tx).where('pageKey', '=', pageKey).forUpdate().executeTakeFirst()
}

/** One page of the list: those unapproved or changed first, then by title. */
export async function findPageCheckRows(db: Queryable, wanted: FindPageChecks) {
  const rows = await checks(db)
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .$if(wanted.state !== undefined, (select) =>
      select.where(state, '=', wanted.state ?? 'WAITING'),
    )
    .$if(wanted.checker !== undefined, (select) =>
      select.where('checker', '=', wanted.checker ?? 'LAWYER'),
    )
    .$if(wanted.q !== undefined, (select) =>
      select.where(sql<boolean>`strpos(lower(title), lower(${wanted.q ?? ''})) > 0`),
    )
    .orderBy(sql`approved_hash is not distinct from text_hash`)
    .orderBy('checker', 'desc')
    .orderBy('title')
    .orderBy('pageKey')
    .limit(wanted.size)
    .offset((wanted.page - 1) * wanted.size)
    .execute()
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** Whether a day lies after today in the database's time zone. */
export async function isComingDay(db: Queryable, approvedOn: string): Promise<boolean> {
  const { rows } = await sql<{ coming: boolean }>`
    select ${approvedOn}::date > current_date + 1 as coming`.execute(db)
  return rows[0]?.coming ?? false
}

/** Records who has approved the current wording. */
export async function updateApproval(tx: Queryable, approval: ApprovePage): Promise<void> {
  const { pageKey, approvedBy, approvedRole, approvedOn, note } = approval
  await tx
    .updateTable('pageCheck')
    .set({ approvedBy, approvedRole, approvedOn, note: note ?? '' })
    .set((eb) => ({ approvedHash: eb.ref('textHash') }))
    .where('pageKey', '=', pageKey)
    .execute()
}

/** Makes the page a draft again. */
export async function removeApproval(tx: Queryable, pageKey: string): Promise<void> {
  await tx
    .updateTable('pageCheck')
    .set({ approvedHash: null, approvedBy: null, approvedRole: null, approvedOn: null, note: '' })
    .where('pageKey', '=', pageKey)
    .execute()
}
