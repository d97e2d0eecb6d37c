import type { JournalReportWire } from '@mendwell/contract/reports/money-reports'
import { addDays } from '@mendwell/domain/days/calendar'
import type { Period } from '@mendwell/domain/reports/periods'
import { journal, journalFile } from '../../../../api/staff/reports.ts'
import { dayOf } from '../../../../lib/words/time-zone.ts'
import { buttonClass } from '../../../../ui/buttons/button.tsx'
import { type Column, DataTable } from '../../../components/lists/data-table.tsx'
import toolStyles from '../../../components/lists/tools.module.css'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import type { ListState } from '../../../components/lists/use-list-state.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatDay, formatMoney } from '../../../components/page/formats.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import type { ReportPeriod } from '../period/use-report-period.ts'
import styles from '../styles/reports.module.css'

type Row = JournalReportWire['rows'][number]

const COLUMNS: readonly Column<Row>[] = [
  { name: 'day', label: 'Day', oneLine: true, main: true, cell: ({ day }) => formatDay(day) },
  { name: 'account', label: 'Account', cell: ({ account, name }) => `${account} ${name}` },
  {
    name: 'debit',
    label: 'Debit',
    numeric: true,
    cell: ({ debit }) => (debit ? formatMoney(debit) : ''),
  },
  {
    name: 'credit',
    label: 'Credit',
    numeric: true,
    cell: ({ credit }) => (credit ? formatMoney(credit) : ''),
  },
]

/** The completed days of a period; undefined if there are none. */
function daysOver({ from, to }: Period): Period | undefined {
  const yesterday = addDays(dayOf(Date.now()), -1)
  const last = to < yesterday ? to : yesterday
  return from <= last ? { from, to: last } : undefined
}

/** The daily journal, and its files for accounting programs. */
export function Journal({ list, period }: { list: ListState; period: ReportPeriod }) {
  const days = daysOver(period.days)
  if (!days) {
    return (
      <EmptyState icon="clock" title="No day of this period is over yet">
        The journal ends with yesterday. Choose earlier days above.
      </EmptyState>
    )
  }
  return <Days days={days} list={list} />
}

function Days({ days, list }: { days: Period; list: ListState }) {
  const query = useListQuery(journal(days))
  return (
    <>
      <div className={toolStyles.tools}>
        <p className="muted">
          One line per day and account, up to {formatDay(days.to)}. An order is booked on the day
          its payment was recorded, a refund on the day it was made.
        </p>
        <div className="row screen-only">
          <a className={buttonClass('outline')} href={journalFile(days, 'quickbooks')} download>
            For QuickBooks
          </a>
          <a className={buttonClass('outline')} href={journalFile(days, 'xero')} download>
            For Xero
          </a>
        </div>
      </div>
      <QueryState query={query}>
        {({ rows, debit, credit }) =>
          rows.length === 0 ? (
            <EmptyState icon="receipt" title="Nothing was booked in this period">
              Choose other days above.
            </EmptyState>
          ) : (
            <>
              <DataTable
                caption="Journal"
                columns={COLUMNS}
                rows={rows}
                keyOf={({ day, account }) => `${day} ${account}`}
                list={list}
              />
              <p className={`tabular ${styles.foot}`}>
                Debits {formatMoney(debit)}, credits {formatMoney(credit)}
              </p>
            </>
          )
        }
      </QueryState>
    </>
  )
}
