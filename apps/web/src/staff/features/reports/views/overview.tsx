import type { Breakdown, Figures, SalesReportWire } from '@mendwell/contract/reports/sales-reports'
import type { Cut } from '@mendwell/domain/reports/periods'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { breakdown, refundsReport, salesReport } from '../../../../api/staff/reports.ts'
import { type Column, DataTable } from '../../../components/lists/data-table.tsx'
import toolStyles from '../../../components/lists/tools.module.css'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import type { ListState } from '../../../components/lists/use-list-state.ts'
import { formatMoney, formatNumber } from '../../../components/page/formats.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Bars } from '../charts/bars.tsx'
import { bucketName, changeOf } from '../charts/short-formats.ts'
import { TrendChart } from '../charts/trend-chart.tsx'
import type { ReportPeriod } from '../period/use-report-period.ts'
import styles from '../styles/reports.module.css'
import { Figure } from './figure.tsx'
import { REFUND_WORDS } from './refund-words.ts'

type Row = SalesReportWire['rows'][number]

interface ViewProps {
  list: ListState
  period: ReportPeriod
}

/** The shop at a glance. */
export function Overview({ list, period }: ViewProps) {
  const query = useListQuery(salesReport({ ...period.requested, by: period.cut }))
  return (
    <>
      <QueryState query={query}>
        {(report) => (
          <>
            <Totals now={report.total} before={report.before} />
            <section className="panel" aria-labelledby="trend">
              <h2 id="trend">Net sales</h2>
              <Trend report={report} cut={period.cut} list={list} />
            </section>
          </>
        )}
      </QueryState>
      <div className={styles.beside}>
        <Best by="product" title="Top products" {...{ list, period }} />
        <Best by="category" title="Sales by category" {...{ list, period }} />
        <Best by="state" title="Sales by state" {...{ list, period }} />
        <Refunds {...{ list, period }} />
      </div>
    </>
  )
}

const averageOf = ({ sales, orders }: Pick<Figures, 'sales' | 'orders'>) =>
  orders === 0 ? 0 : sales / orders

function Totals({
  now,
  before,
}: {
  now: SalesReportWire['total']
  before: SalesReportWire['before']
}) {
  const beside = (of: (figures: Figures) => number) => ({
    now: of(now),
    before: before && of(before),
  })
  return (
    <dl className={styles.figures}>
      <Figure label="Net sales" {...beside(({ net }) => net)} format={formatMoney} />
      <Figure label="Orders" {...beside(({ orders }) => orders)} format={formatNumber} />
      <Figure label="Average order" {...beside(averageOf)} format={formatMoney} />
      <Figure
        label="Refunded goods"
        {...beside(({ refunds }) => refunds)}
        format={formatMoney}
        isCost
      />
      <Figure
        label="Total with shipping and tax"
        {...beside(({ total }) => total)}
        format={formatMoney}
      />
    </dl>
  )
}

const columnsOf = (cut: Cut): readonly Column<Row>[] => [
  {
    name: 'start',
    label: cut === 'day' ? 'Day' : `${cut === 'week' ? 'Week' : 'Month'} from`,
    main: true,
    oneLine: true,
    cell: ({ start }) => bucketName(start, cut),
  },
  { name: 'orders', label: 'Orders', numeric: true, cell: ({ orders }) => formatNumber(orders) },
  { name: 'sales', label: 'Gross sales', numeric: true, cell: ({ sales }) => formatMoney(sales) },
  { name: 'refunds', label: 'Refunds', numeric: true, cell: ({ refunds }) => formatMoney(refunds) },
  { name: 'net', label: 'Net sales', numeric: true, cell: ({ net }) => <b>{formatMoney(net)}</b> },
  {
    name: 'beside',
    label: 'Shipping and tax',
    numeric: true,
    spare: true,
    cell: ({ shipping, tax }) => formatMoney(shipping + tax),
  },
  { name: 'total', label: 'Total', numeric: true, cell: ({ total }) => formatMoney(total) },
  {
    name: 'before',
    label: 'Net before',
    numeric: true,
    cell: ({ before }) => (before ? formatMoney(before.net) : ''),
  },
]

function Trend({ report, cut, list }: { report: SalesReportWire; cut: Cut; list: ListState }) {
  const { rows, total, before } = report
  const words = `Net sales by ${cut}: ${formatMoney(total.net)}${before ? `, ${formatMoney(before.net)} in the period before` : ''}`
  return (
    <figure className={styles.chart}>
      <TrendChart
        label={words}
        cut={cut}
        points={rows.map((row) => ({
          start: row.start,
          now: row.net,
          before: row.before?.net ?? null,
        }))}
      />
      <details className={styles.dense}>
        <summary>The same as a table</summary>
        <DataTable
          caption={words}
          columns={columnsOf(cut)}
          rows={rows}
          keyOf={({ start }) => start}
          list={list}
        />
      </details>
    </figure>
  )
}

/** This many are shown next to the chart; the report has the others. */
const MAX_BEST = 6

function Best({ by, title, list, period }: ViewProps & { by: Breakdown; title: string }) {
  const query = useQuery(breakdown({ ...period.requested, by }))
  return (
    <section className="panel" aria-label={title}>
      <div className={toolStyles.tools}>
        <h2>{title}</h2>
        <Link to={list.linkTo({ report: 'sales', by })} aria-label={`See all: ${title}`}>
          See all
        </Link>
      </div>
      <QueryState query={query} lines={6}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="muted">No sales in this period</p>
          ) : (
            <Bars
              label={title}
              format={formatMoney}
              rows={rows.slice(0, MAX_BEST).map(({ name, net, netBefore }) => ({
                name,
                value: net,
                note: changeOf(net, netBefore),
              }))}
            />
          )
        }
      </QueryState>
    </section>
  )
}

function Refunds({ list, period }: ViewProps) {
  const query = useQuery(refundsReport(period.requested))
  return (
    <section className="panel" aria-label="Refunds by reason">
      <div className={toolStyles.tools}>
        <h2>Refunds by reason</h2>
        <Link to={list.linkTo({ report: 'refunds' })} aria-label="See all: Refunds by reason">
          See all
        </Link>
      </div>
      <QueryState query={query} lines={6}>
        {({ refunds }) =>
          refunds.length === 0 ? (
            <p className="muted">No refunds in this period</p>
          ) : (
            <Bars
              label="Refunds by reason"
              format={formatMoney}
              rows={refunds.map(({ reason, amount }) => ({
                name: REFUND_WORDS[reason],
                value: amount,
              }))}
            />
          )
        }
      </QueryState>
    </section>
  )
}
