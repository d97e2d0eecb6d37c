import {
  BREAKDOWNS,
  type Breakdown,
  type BreakdownReportWire,
} from '@mendwell/contract/reports/sales-reports'
import { toCents } from '@mendwell/contract/wire/dollars'
import { marginPercent } from '@mendwell/domain/reports/margin'
import { breakdown } from '../../../../api/staff/reports.ts'
import { type Column, DataTable } from '../../../components/lists/data-table.tsx'
import { FilterLinks } from '../../../components/lists/filter-links.tsx'
import toolStyles from '../../../components/lists/tools.module.css'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import type { ListState } from '../../../components/lists/use-list-state.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatMoney, formatNumber } from '../../../components/page/formats.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Bars } from '../charts/bars.tsx'
import { changeOf } from '../charts/short-formats.ts'
import type { ReportPeriod } from '../period/use-report-period.ts'
import styles from '../styles/reports.module.css'
import { MoreInFile } from './more-in-file.tsx'

type Row = BreakdownReportWire['rows'][number]

const WORDS: Record<Breakdown, string> = {
  product: 'Product',
  kind: 'Kind',
  category: 'Category',
  brand: 'Brand',
  state: 'State',
  group: 'Customer group',
}

/** How sales are grouped, by the URL. */
export const readBy = (by: string | undefined): Breakdown =>
  BREAKDOWNS.find((known) => known === by) ?? 'product'

const MAX_BARS = 10

/** Sales by product, kind, category, brand, state or customer group. */
export function SalesBy({ list, period }: { list: ListState; period: ReportPeriod }) {
  const by = readBy(list.filters.by)
  const query = useListQuery(breakdown({ ...period.requested, by }))
  return (
    <>
      <FilterLinks
        list={{ ...list, filters: { by } }}
        name="by"
        label="Sales by"
        options={BREAKDOWNS.map((value) => ({ value, label: WORDS[value] }))}
      />
      <div className={styles.foot}>
        <QueryState query={query}>
          {(report) =>
            report.rows.length === 0 ? (
              <EmptyState icon="receipt" title="No sales in this period">
                Choose other days above.
              </EmptyState>
            ) : (
              <Report report={report} by={by} list={list} />
            )
          }
        </QueryState>
      </div>
    </>
  )
}

const percentOf = ({ margin, marginOf }: Pick<BreakdownReportWire, 'margin' | 'marginOf'>) => {
  const percent = margin === null ? null : marginPercent(toCents(margin), toCents(marginOf))
  return percent === null ? undefined : `${percent}%`
}

const columnsOf = (by: Breakdown): readonly Column<Row>[] => [
  { name: 'name', label: WORDS[by], main: true, typed: true, cell: ({ name }) => name },
  { name: 'orders', label: 'Orders', numeric: true, cell: ({ orders }) => formatNumber(orders) },
  { name: 'pieces', label: 'Sold', numeric: true, cell: ({ pieces }) => formatNumber(pieces) },
  {
    name: 'back',
    label: 'Refunded',
    numeric: true,
    spare: true,
    cell: ({ piecesBack }) => formatNumber(piecesBack),
  },
  {
    name: 'sales',
    label: 'Gross sales',
    numeric: true,
    spare: true,
    cell: ({ sales }) => formatMoney(sales),
  },
  { name: 'refunds', label: 'Refunds', numeric: true, cell: ({ refunds }) => formatMoney(refunds) },
  { name: 'net', label: 'Net sales', numeric: true, cell: ({ net }) => <b>{formatMoney(net)}</b> },
  { name: 'margin', label: 'Margin', numeric: true, cell: (row) => percentOf(row) ?? '' },
  {
    name: 'before',
    label: 'Net before',
    numeric: true,
    spare: true,
    cell: ({ netBefore }) => (netBefore === null ? '' : formatMoney(netBefore)),
  },
  {
    name: 'change',
    label: 'Change',
    numeric: true,
    cell: ({ net, netBefore }) => changeOf(net, netBefore) ?? '',
  },
]

/** The margin, and how many pieces have no known cost. */
function Margin({ report }: { report: BreakdownReportWire }) {
  const { margin, piecesWithoutCost } = report
  const missing =
    piecesWithoutCost > 0 &&
    `Without pieces that have no purchase price: ${formatNumber(piecesWithoutCost)}.`
  return (
    <p className="muted">
      {margin === null ? (
        'No margin yet: enter purchase prices in the catalog.'
      ) : (
        <>
          Margin {formatMoney(margin)} ({percentOf(report) ?? '0%'}): net sales less what the pieces
          cost. {missing}
        </>
      )}
    </p>
  )
}

function Report({
  report,
  by,
  list,
}: {
  report: BreakdownReportWire
  by: Breakdown
  list: ListState
}) {
  const { rows, count, net } = report
  const title = `Net sales by ${WORDS[by].toLowerCase()}`
  return (
    <>
      <section className="panel" aria-label={title}>
        <div className={toolStyles.tools}>
          <h2>{title}</h2>
          <b className="tabular">{formatMoney(net)}</b>
        </div>
        <Margin report={report} />
        <div className={styles.foot}>
          <Bars
            label={title}
            format={formatMoney}
            rows={rows.slice(0, MAX_BARS).map((row) => ({ name: row.name, value: row.net }))}
          />
        </div>
      </section>
      <div className={`${styles.foot} ${styles.dense}`}>
        <DataTable
          caption={title}
          columns={columnsOf(by)}
          rows={rows}
          keyOf={({ key }) => key}
          list={list}
        />
        <MoreInFile shown={rows.length} count={count} />
      </div>
    </>
  )
}
