import type { Period } from '@mendwell/domain/reports/periods'
import type { VisitStep } from '@mendwell/domain/reports/visits'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** Adds to the counts of today in the shop's time zone; returns that day, YYYY-MM-DD. */
export async function addVisits(
  db: Queryable,
  counted: ReadonlyMap<VisitStep, number>,
): Promise<string | undefined> {
  // In the same order in all processes, so that none of them deadlock.
  const steps = [...counted].toSorted(([one], [other]) => one.localeCompare(other))
  const { rows } = await sql<{ day: string }>`
    insert into visit_day (day, step, visitors)
    select public.shop_day(), step, visitors
    from unnest(${steps.map(([step]) => step)}::text[], ${steps.map(([, visitors]) => visitors)}::int[])
      as added (step, visitors)
    on conflict (day, step) do update set visitors = visit_day.visitors + excluded.visitors
    returning to_char(day, 'YYYY-MM-DD') as day`.execute(db)
  return rows[0]?.day
}

interface VisitDay {
  /** YYYY-MM-DD in the shop's time zone. */
  day: string
  step: VisitStep
  visitors: number
}

/** The counts of a period. */
export async function findVisits(db: Queryable, { from, to }: Period): Promise<VisitDay[]> {
  const { rows } = await sql<VisitDay>`
    select to_char(day, 'YYYY-MM-DD') as day, step, visitors from visit_day
    where day between ${from}::date and ${to}::date`.execute(db)
  return rows
}
