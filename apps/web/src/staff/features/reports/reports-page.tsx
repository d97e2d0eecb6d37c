import type { ComponentType } from 'react'
import {
  breakdownFile,
  refundsFile,
  salesFile,
  searchesFile,
  stockFile,
  taxFile,
  visitsFile,
} from '../../../api/staff/reports.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { FilterLinks } from '../../components/lists/filter-links.tsx'
import { type ListState, useListState } from '../../components/lists/use-list-state.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { PeriodPicker } from './period/period-picker.tsx'
import { type ReportPeriod, useReportPeriod } from './period/use-report-period.ts'
import styles from './styles/reports.module.css'
import { Journal } from './views/journal.tsx'
import { Overview } from './views/overview.tsx'
import { Refunds } from './views/refunds.tsx'
import { readBy, SalesBy } from './views/sales-by.tsx'
import { Searches } from './views/searches.tsx'
import { readOrder, Stock } from './views/stock.tsx'
import { Taxes } from './views/taxes.tsx'
import { Visits } from './views/visits.tsx'

interface View {
  value: string
  label: string
  View: ComponentType<{ list: ListState; period: ReportPeriod }>
  /** Shows the current state, regardless of the days. */
  isNow?: true
  /** The URL of its file; the journal has one per program. */
  file?: (list: ListState, period: ReportPeriod) => string
}

const OVERVIEW: View = {
  value: '',
  label: 'Overview',
  View: Overview,
  file: (_, { requested, cut }) => salesFile({ ...requested, by: cut }),
}

/** MAP: the reports, in the order of their links. */
const VIEWS: readonly View[] = [
  OVERVIEW,
  {
    value: 'sales',
    label: 'Sales by',
    View: SalesBy,
    file: (list, { requested }) => breakdownFile({ ...requested, by: readBy(list.filters.by) }),
  },
  {
    value: 'refunds',
    label: 'Refunds and returns',
    View: Refunds,
    file: (_, { requested }) => refundsFile(requested),
  },
  { value: 'taxes', label: 'Taxes', View: Taxes, file: (_, { days }) => taxFile(days) },
  {
    value: 'stock',
    label: 'Stock',
    View: Stock,
    isNow: true,
    file: (list) => stockFile(readOrder(list.filters.order)),
  },
  {
    value: 'visits',
    label: 'Visits',
    View: Visits,
    file: (_, { requested, cut }) => visitsFile({ ...requested, by: cut }),
  },
  { value: 'searches', label: 'Searches', View: Searches, isNow: true, file: searchesFile },
  { value: 'journal', label: 'Journal', View: Journal },
]

/** The shop's reports; the report and its days are in the URL. */
export function Component() {
  const list = useListState()
  const period = useReportPeriod(list)
  const { View, isNow, file } =
    VIEWS.find(({ value }) => value === (list.filters.report ?? '')) ?? OVERVIEW
  return (
    <>
      <PageHeader
        title="Reports"
        lead="Orders count on the day they were paid, refunds on the day they were made."
        actions={
          <>
            {file && (
              <a className={buttonClass('outline')} href={file(list, period)} download>
                <Icon name="download" />
                Download CSV
              </a>
            )}
            <Button rank="outline" onClick={() => print()}>
              Print
            </Button>
          </>
        }
      />
      <div className={styles.tabs}>
        <FilterLinks list={list} name="report" label="Report" options={VIEWS} />
      </div>
      {!isNow && <PeriodPicker list={list} period={period} />}
      <View list={list} period={period} />
    </>
  )
}
