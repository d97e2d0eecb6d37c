import type { RefundsReportWire } from '@mendwell/contract/reports/money-reports'
import { Link } from 'react-router'
import { refundsReport } from '../../../../api/staff/reports.ts'
import { type Column, DataTable } from '../../../components/lists/data-table.tsx'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import type { ListState } from '../../../components/lists/use-list-state.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatMoney, formatNumber } from '../../../components/page/formats.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Bars } from '../charts/bars.tsx'
import { changeOf } from '../charts/short-formats.ts'
import type { ReportPeriod } from '../period/use-report-period.ts'
import styles from '../styles/reports.module.css'
import { REFUND_WORDS } from './refund-words.ts'

const REFUNDS: readonly Column<RefundsReportWire['refunds'][number]>[] = [
  { name: 'reason', label: 'Refunded for', main: true, cell: ({ reason }) => REFUND_WORDS[reason] },
  { name: 'count', label: 'Refunds', numeric: true, cell: ({ count }) => formatNumber(count) },
  { name: 'amount', label: 'Amount', numeric: true, cell: ({ amount }) => formatMoney(amount) },
  {
    name: 'before',
    label: 'Before',
    numeric: true,
    cell: ({ amountBefore }) => (amountBefore === null ? '' : formatMoney(amountBefore)),
  },
  {
    name: 'change',
    label: 'Change',
    numeric: true,
    cell: ({ amount, amountBefore }) => changeOf(amount, amountBefore) ?? '',
  },
]

const REASONS: readonly Column<RefundsReportWire['reasons'][number]>[] = [
  {
    name: 'reason',
    label: 'In the words of customers',
    main: true,
    typed: true,
    cell: ({ reason }) => reason,
  },
  { name: 'count', label: 'Returns', numeric: true, cell: ({ count }) => formatNumber(count) },
  { name: 'pieces', label: 'Pieces', numeric: true, cell: ({ pieces }) => formatNumber(pieces) },
]

const PRODUCTS: readonly Column<RefundsReportWire['products'][number]>[] = [
  {
    name: 'product',
    label: 'Product',
    main: true,
    typed: true,
    cell: ({ productId, productName }) => <Link to={`/products/${productId}`}>{productName}</Link>,
  },
  { name: 'count', label: 'Returns', numeric: true, cell: ({ count }) => formatNumber(count) },
  { name: 'pieces', label: 'Pieces', numeric: true, cell: ({ pieces }) => formatNumber(pieces) },
]

/** Why money was refunded and goods were returned. */
export function Refunds({ list, period }: { list: ListState; period: ReportPeriod }) {
  const query = useListQuery(refundsReport(period.requested))
  return (
    <QueryState query={query}>
      {({ refunds, reasons, products }) =>
        refunds.length + reasons.length === 0 ? (
          <EmptyState icon="arrow-back-up" title="No refunds or returns in this period">
            Choose other days above.
          </EmptyState>
        ) : (
          <>
            <section className="panel stack-small" aria-labelledby="refunds-made">
              <h2 id="refunds-made">Refunds made</h2>
              <Bars
                label="Refunds by reason"
                format={formatMoney}
                rows={refunds.map(({ reason, amount }) => ({
                  name: REFUND_WORDS[reason],
                  value: amount,
                }))}
              />
              <DataTable
                caption="Refunds by reason"
                columns={REFUNDS}
                rows={refunds}
                keyOf={({ reason }) => reason}
                list={list}
              />
            </section>
            <div className={styles.beside}>
              <section className="panel stack-small" aria-labelledby="returns-asked">
                <h2 id="returns-asked">Why customers returned</h2>
                <DataTable
                  caption="Returns by reason"
                  columns={REASONS}
                  rows={reasons}
                  keyOf={({ reason }) => reason}
                  list={list}
                />
              </section>
              <section className="panel stack-small" aria-labelledby="products-returned">
                <h2 id="products-returned">Returned most often</h2>
                <DataTable
                  caption="Products returned"
                  columns={PRODUCTS}
                  rows={products}
                  keyOf={({ productId }) => productId}
                  list={list}
                />
              </section>
            </div>
          </>
        )
      }
    </QueryState>
  )
}
