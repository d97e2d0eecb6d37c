import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { dayOf } from '../../settings/shop/shop-days.sql.ts'

interface SearchCount {
  term: string
  searched: number
  opened: number
  results: number | null
}

/** Adds to the counts of today in the shop's time zone; returns that day, YYYY-MM-DD. */
export async function addSearches(
  db: Queryable,
  counts: readonly SearchCount[],
): Promise<string | undefined> {
  // Sorted, so that processes that write the same terms never deadlock.
  const { rows } = await sql<{ day: string }>`
    insert into search_day (term, day, searched, opened, results)
    select term, public.shop_day(), searched, opened, results
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as added (term text, searched int, opened int, results int)
    order by term collate "C"
    on conflict (term, day) do update set
      searched = search_day.searched + excluded.searched,
      opened = search_day.opened + excluded.opened,
      results = coalesce(excluded.results, search_day.results)
    returning to_char(day, 'YYYY-MM-DD') as day`.execute(db)
  return rows[0]?.day
}

interface SearchReport {
  reportKey: string
  term: string
  sentence: string | null
}

/** Stores a report; a repeat changes nothing and keeps the first sentence. */
export async function saveReport(db: Queryable, report: SearchReport): Promise<void> {
  await db
    .insertInto('searchReport')
    .values(report)
    .onConflict((conflict) =>
      conflict.column('reportKey').doUpdateSet({
        sentence: sql`coalesce(search_report.sentence, excluded.sentence)`,
      }),
    )
    .execute()
}

interface ReviewedSearch {
  term: string
  reports: number
  sentences: string[]
  searched: number
  opened: number
  results: number | null
}

/**
 * Searches that were reported, or after which at least `unopened` visitors opened no result; since they were dismissed.
 * Reported ones first, then those with the most such visitors.
 */
export async function findSearchesToReview(
  db: Queryable,
  { unopened, limit }: { unopened: number; limit: number },
): Promise<ReviewedSearch[]> {
  const { rows } = await sql<ReviewedSearch>`
    with used as (
      select term, sum(searched)::int as searched, sum(opened)::int as opened,
        (array_agg(results order by day desc) filter (where results is not null))[1] as results
      from search_day left join search_dismissal using (term)
      where dismissed_at is null
        or day > ${dayOf(sql`dismissed_at`)}
      group by term
    ), reported as (
      select term, count(*)::int as reports, max(reported_at) as reported_at,
        coalesce(array_agg(sentence order by reported_at desc) filter (where sentence is not null), '{}') as sentences
      from search_report left join search_dismissal using (term)
      where dismissed_at is null or reported_at > dismissed_at
      group by term
    )
    select term, coalesce(reports, 0) as reports, coalesce(sentences, '{}') as sentences,
      coalesce(searched, 0) as searched, coalesce(opened, 0) as opened, results
    from used full join reported using (term)
    where reports is not null or (results > 0 and searched - opened >= ${unopened})
    order by reports desc nulls last, searched - opened desc, reported_at desc, term
    limit ${limit}`.execute(db)
  return rows
}

/** When a term was dismissed, its row locked; null if never. */
export async function lockDismissal(tx: Queryable, term: string): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(hashtext('search_dismissal'), hashtext(${term}))`.execute(
    tx,
  )
  const row = await tx
    .selectFrom('searchDismissal')
    .select('dismissedAt')
    .where('term', '=', term)
    .executeTakeFirst()
  return row?.dismissedAt ?? null
}

/** Null restores it to never dismissed. */
export async function setDismissal(tx: Queryable, term: string, at: Date | null): Promise<void> {
  if (at === null) {
    await tx.deleteFrom('searchDismissal').where('term', '=', term).execute()
    return
  }
  await tx
    .insertInto('searchDismissal')
    .values({ term, dismissedAt: at })
    .onConflict((conflict) => conflict.column('term').doUpdateSet({ dismissedAt: at }))
    .execute()
}

/** Counts older than a season are no longer of interest, nor are their dismissals. */
export async function deleteOldSearchUse(db: Queryable): Promise<void> {
  await sql`delete from search_day where day < public.shop_day() - 90`.execute(db)
  await sql`delete from search_report where reported_at < now() - interval '90 days'`.execute(db)
  await sql`delete from search_dismissal where dismissed_at < now() - interval '90 days'`.execute(
    db,
  )
}
