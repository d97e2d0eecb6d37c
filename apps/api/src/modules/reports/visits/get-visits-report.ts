import type { ReportDays } from '@mendwell/contract/reports/report-days'
import type { Visits, VisitsReport } from '@mendwell/contract/reports/visits-report'
import { bucketOf, bucketsOf, type Cut, type Period } from '@mendwell/domain/reports/periods'
import { VISIT_STEPS } from '@mendwell/domain/reports/visits'
import type { Queryable } from '../../../db/db.ts'
import { comparedWith } from '../money/shop-days.repository.ts'
import { findVisits } from './visits.repository.ts'

const none = (): Visits => ({
  any: 0,
  home: 0,
  list: 0,
  product: 0,
  cart: 0,
  checkout: 0,
  order: 0,
})

/** Visitors by day, week or month, and the steps they reached, compared with the days before. */
export async function getVisitsReport(
  db: Queryable,
  { by, ...days }: ReportDays & { by: Cut },
): Promise<VisitsReport> {
  const buckets = await getBuckets(db, days, by)
  const period = comparedWith(days)
  const before = period && (await getBuckets(db, period, by))
  return {
    rows: buckets.map(({ start, visits }, index) => ({
      start,
      visits,
      before: before?.[index]?.visits.any ?? null,
    })),
    total: totalOf(buckets),
    before: before ? totalOf(before) : null,
  }
}

interface Bucket {
  start: string
  visits: Visits
}

async function getBuckets(db: Queryable, period: Period, by: Cut): Promise<Bucket[]> {
  const buckets = new Map(bucketsOf(period, by).map((start) => [start, none()]))
  for (const { day, step, visitors } of await findVisits(db, period)) {
    const visits = buckets.get(bucketOf(day, by, period))
    if (visits) visits[step] += visitors
  }
  return [...buckets].map(([start, visits]) => ({ start, visits }))
}

function totalOf(buckets: readonly Bucket[]): Visits {
  const total = none()
  for (const { visits } of buckets) for (const step of VISIT_STEPS) total[step] += visits[step]
  return total
}
