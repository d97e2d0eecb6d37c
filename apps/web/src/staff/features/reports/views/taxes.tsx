import type { TaxReportWire } from '@mendwell/contract/reports/money-reports'
import { taxReport } from '../../../../api/staff/reports.ts'
import { type Column, DataTable } from '../../../components/lists/data-table.tsx'
import toolStyles from '../../../components/lists/tools.module.css'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import type { ListState } from '../../../components/lists/use-list-state.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatMoney, formatNumber } from '../../../components/page/formats.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Bars } from '../charts/bars.tsx'
import { bucketName } from '../charts/short-formats.ts'
import type { ReportPeriod } from '../period/use-report-period.ts'
import styles from '../styles/reports.module.css'

type Row = TaxReportWire['rows'][number]

const COLUMNS: readonly Column<Row>[] = [
  {
    name: 'month',
    label: 'Month',
    oneLine: true,
    main: true,
    cell: ({ month }) => bucketName(month, 'month'),
  },
  { name: 'state', label: 'State', cell: ({ stateName }) => stateName },
  {
    name: 'orders',
    label: 'Orders',
    numeric: true,
    spare: true,
    cell: ({ orders }) => formatNumber(orders),
  },
  {
    name: 'taxable',
    label: 'Taxable sales',
    numeric: true,
    cell: ({ taxable }) => formatMoney(taxable),
  },
  {
    name: 'exempt',
    label: 'Exempt sales',
    numeric: true,
    cell: ({ exempt }) => formatMoney(exempt),
  },
  {
    name: 'charged',
    label: 'Tax charged',
    numeric: true,
    spare: true,
    cell: ({ taxCharged }) => formatMoney(taxCharged),
  },
  {
    name: 'refunded',
    label: 'Tax refunded',
    numeric: true,
    spare: true,
    cell: ({ taxRefunded }) => formatMoney(taxRefunded),
  },
  { name: 'tax', label: 'Tax due', numeric: true, cell: ({ tax }) => <b>{formatMoney(tax)}</b> },
]

const MAX_BARS = 10

/** The tax of each state over the months. */
const byState = (rows: readonly Row[]) =>
  [...Map.groupBy(rows, ({ stateName }) => stateName)]
    .map(([name, months]) => ({
      name,
      value: months.reduce((total, { tax }) => total + tax, 0),
    }))
    .toSorted((one, other) => other.value - one.value)

/** Sales tax by state and month. */
export function Taxes({ list, period }: { list: ListState; period: ReportPeriod }) {
  const query = useListQuery(taxReport(period.days))
  return (
    <QueryState query={query}>
      {({ rows, tax }) =>
        rows.length === 0 ? (
          <EmptyState icon="receipt" title="No tax in this period">
            Choose other days above.
          </EmptyState>
        ) : (
          <>
            <section className="panel" aria-label="Tax due by state">
              <div className={toolStyles.tools}>
                <h2>Tax due by state</h2>
                <b className="tabular">{formatMoney(tax)}</b>
              </div>
              <Bars
                label="Tax due by state"
                format={formatMoney}
                rows={byState(rows).slice(0, MAX_BARS)}
              />
            </section>
            <div className={`${styles.foot} ${styles.dense}`}>
              <DataTable
                caption="Tax by month and state"
                columns={COLUMNS}
                rows={rows}
                keyOf={({ month, stateCode }) => `${month} ${stateCode}`}
                list={list}
              />
            </div>
          </>
        )
      }
    </QueryState>
  )
}
