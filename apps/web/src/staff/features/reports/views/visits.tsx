import type { VisitsReport } from '@mendwell/contract/reports/visits-report'
import type { Cut } from '@mendwell/domain/reports/periods'
import { sharePercent, VISIT_STEPS, type VisitStep } from '@mendwell/domain/reports/visits'
import { visitsReport } from '../../../../api/staff/reports.ts'
import { type Column, DataTable } from '../../../components/lists/data-table.tsx'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import type { ListState } from '../../../components/lists/use-list-state.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatNumber } from '../../../components/page/formats.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Bars } from '../charts/bars.tsx'
import { bucketName } from '../charts/short-formats.ts'
import { TrendChart } from '../charts/trend-chart.tsx'
import type { ReportPeriod } from '../period/use-report-period.ts'
import styles from '../styles/reports.module.css'
import { Figure } from './figure.tsx'

const STEP_WORDS: Record<VisitStep, string> = {
  any: 'All visitors',
  home: 'Home page',
  list: 'List or search',
  product: 'Product',
  cart: 'Cart',
  checkout: 'Checkout',
  order: 'Order placed',
}

/** The visitors, and how far they got. */
export function Visits({ list, period }: { list: ListState; period: ReportPeriod }) {
  const query = useListQuery(visitsReport({ ...period.requested, by: period.cut }))
  return (
    <QueryState query={query}>
      {(report) =>
        report.total.any === 0 ? (
          <EmptyState icon="users" title="No visits in this period">
            Visits are counted from the day this report came to the shop. Choose other days above.
          </EmptyState>
        ) : (
          <Report report={report} cut={period.cut} list={list} />
        )
      }
    </QueryState>
  )
}

function Report({ report, cut, list }: { report: VisitsReport; cut: Cut; list: ListState }) {
  const { rows, total, before } = report
  const words = `Visitors by ${cut}: ${formatNumber(total.any)}${before ? `, ${formatNumber(before.any)} in the period before` : ''}`
  return (
    <>
      <p className="muted">
        A visitor counts once a day at each step. No cookies, nothing stored about anybody; search
        engines and other programs are left out.
      </p>
      <dl className={`${styles.figures} ${styles.foot}`}>
        {(['any', 'product', 'cart', 'checkout', 'order'] as const).map((step) => (
          <Figure
            key={step}
            label={STEP_WORDS[step]}
            now={total[step]}
            before={before?.[step] ?? null}
            format={formatNumber}
          />
        ))}
      </dl>
      <section className="panel" aria-labelledby="visitors">
        <h2 id="visitors">Visitors</h2>
        <figure className={styles.chart}>
          <TrendChart
            label={words}
            cut={cut}
            format={formatNumber}
            shortFormat={formatNumber}
            points={rows.map(({ start, visits, before: beside }) => ({
              start,
              now: visits.any,
              before: beside,
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
      </section>
      <section className={`panel ${styles.foot}`} aria-label="How far visitors came">
        <h2>How far visitors came</h2>
        <Bars
          label="How far visitors came"
          format={formatNumber}
          rows={VISIT_STEPS.map((step) => ({
            name: STEP_WORDS[step],
            value: total[step],
            note: `${sharePercent(total[step], total.any) ?? 0}%`,
          }))}
        />
      </section>
    </>
  )
}

const columnsOf = (cut: Cut): readonly Column<VisitsReport['rows'][number]>[] => [
  {
    name: 'start',
    label: cut === 'day' ? 'Day' : `${cut === 'week' ? 'Week' : 'Month'} from`,
    main: true,
    oneLine: true,
    cell: ({ start }) => bucketName(start, cut),
  },
  ...VISIT_STEPS.map((step) => ({
    name: step,
    label: STEP_WORDS[step],
    numeric: true,
    spare: step === 'home' || step === 'list',
    cell: ({ visits }: VisitsReport['rows'][number]) => formatNumber(visits[step]),
  })),
]
