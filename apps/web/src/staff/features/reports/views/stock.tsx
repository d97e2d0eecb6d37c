import type { StockReportWire } from '@mendwell/contract/reports/stock-reports'
import { Link } from 'react-router'
import { stockReport } from '../../../../api/staff/reports.ts'
import { type Column, DataTable } from '../../../components/lists/data-table.tsx'
import { FilterLinks } from '../../../components/lists/filter-links.tsx'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import type { ListState } from '../../../components/lists/use-list-state.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatMoney, formatNumber } from '../../../components/page/formats.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Bars } from '../charts/bars.tsx'
import styles from '../styles/reports.module.css'
import { Figure } from './figure.tsx'
import { MoreInFile } from './more-in-file.tsx'

type Row = StockReportWire['rows'][number]

const COLUMNS: readonly Column<Row>[] = [
  {
    name: 'product',
    label: 'Product',
    main: true,
    typed: true,
    cell: ({ productId, productName }) => <Link to={`/products/${productId}`}>{productName}</Link>,
  },
  { name: 'sku', label: 'SKU', spare: true, typed: true, cell: ({ sku }) => sku },
  {
    name: 'quantity',
    label: 'On hand',
    numeric: true,
    cell: ({ quantity }) => formatNumber(quantity),
  },
  { name: 'sold', label: 'Sold in 90 days', numeric: true, cell: ({ sold }) => formatNumber(sold) },
  {
    name: 'days',
    label: 'Days left',
    numeric: true,
    cell: ({ daysLeft }) => (daysLeft === null ? '' : <b>{formatNumber(daysLeft)}</b>),
  },
  {
    name: 'value',
    label: 'At cost',
    numeric: true,
    cell: ({ value }) => (value === null ? '' : formatMoney(value)),
  },
  { name: 'retail', label: 'At price', numeric: true, cell: ({ retail }) => formatMoney(retail) },
]

const ORDERS = [
  { value: 'soonest', label: 'Sold out soonest' },
  { value: 'value', label: 'Highest value' },
] as const

/** The sort order of the stock, by the URL. */
export const readOrder = (order: string | undefined): 'soonest' | 'value' =>
  order === 'value' ? 'value' : 'soonest'

/** The current stock, its value and how long it lasts. */
export function Stock({ list }: { list: ListState }) {
  const order = readOrder(list.filters.order)
  const query = useListQuery(stockReport(order))
  return (
    <QueryState query={query}>
      {(report) =>
        report.count === 0 ? (
          <EmptyState icon="package" title="No stock is counted">
            Products whose stock is counted are listed here.
          </EmptyState>
        ) : (
          <>
            <dl className={styles.figures}>
              <Figure
                label="Pieces on hand"
                now={report.pieces}
                before={null}
                format={formatNumber}
              />
              <Figure label="Value at cost" now={report.value} before={null} format={formatMoney} />
              <Figure
                label="Value at price"
                now={report.retail}
                before={null}
                format={formatMoney}
              />
            </dl>
            {report.withoutCost > 0 && (
              <p className="muted">
                {countOf(report.withoutCost, 'product')} on hand without a purchase price: the value
                at cost leaves them out.
              </p>
            )}
            <section className="panel" aria-label="Stock by category">
              <h2>Stock by category, at price</h2>
              <Bars
                label="Stock by category"
                format={formatMoney}
                rows={report.categories.map(({ name, retail }) => ({ name, value: retail }))}
              />
            </section>
            <div className={`${styles.foot} ${styles.dense}`}>
              <FilterLinks
                list={{ ...list, filters: { order } }}
                name="order"
                label="Order"
                options={ORDERS}
              />
              <DataTable
                caption="Stock"
                columns={COLUMNS}
                rows={report.rows}
                keyOf={({ productId }) => productId}
                list={list}
              />
              <MoreInFile shown={report.rows.length} count={report.count} />
            </div>
          </>
        )
      }
    </QueryState>
  )
}
