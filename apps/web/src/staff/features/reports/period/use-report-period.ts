import type { ReportDays } from '@mendwell/contract/reports/report-days'
import {
  type Cut,
  cutOf,
  PERIODS,
  type Period,
  type PeriodName,
  periodBefore,
  periodUpTo,
} from '@mendwell/domain/reports/periods'
import { dayOf } from '../../../../lib/words/time-zone.ts'
import type { ListState } from '../../../components/lists/use-list-state.ts'

export interface ReportPeriod {
  /** Undefined for custom dates. */
  name: PeriodName | undefined
  days: Period
  before: Period
  cut: Cut
  /** The query sent to the server. */
  requested: ReportDays
}

const DEFAULT: PeriodName = 'month'

/** The period in the URL: this month by default. */
export function readPeriod(filters: Record<string, string>, today: string): ReportPeriod {
  const { from, to, period } = filters
  const isOwn = from !== undefined && to !== undefined
  const name = isOwn ? undefined : (PERIODS.find((known) => known === period) ?? DEFAULT)
  const days = name ? periodUpTo(name, today) : { from: from ?? today, to: to ?? today }
  const before = days.from > days.to ? days : periodBefore(days, name)
  const requested = { ...days, beforeFrom: before.from, beforeTo: before.to }
  return { name, days, before, cut: cutOf(days), requested }
}

/** The same with today in the shop's time zone. */
export const useReportPeriod = (list: ListState): ReportPeriod =>
  readPeriod(list.filters, dayOf(Date.now()))
