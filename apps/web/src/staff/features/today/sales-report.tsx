import { TextInput } from '@mantine/core'
import type { SalesWire } from '@mendwell/contract/shop/staff-today'
import { sales } from '../../../api/staff/today.ts'
import { useTypedDay } from '../../components/forms/use-typed-day.ts'
import { FilterLinks } from '../../components/lists/filter-links.tsx'
import ranked from '../../components/lists/ranked-list.module.css'
import toolStyles from '../../components/lists/tools.module.css'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import { countOf } from '../../components/page/count-of.ts'
import { formatMoney, formatNumber } from '../../components/page/formats.ts'
import { QueryState } from '../../components/page/query-state.tsx'
import { Figure } from './figure.tsx'
import { lastDays, PRESETS, type Range } from './ranges.ts'
import { SalesChart } from './sales-chart.tsx'
import styles from './sales-report.module.css'

/** Sales of a range of days, which is in the URL. */
export function SalesReport() {
  const list = useListState()
  const { days = '30', from, to } = list.filters
  const preset = lastDays(Number(days) || 30)
  const range = { from: from ?? preset.from, to: to ?? preset.to }
  const take = (change: Partial<Range>) => list.set({ ...range, ...change })
  const typedFrom = useTypedDay(range.from, (day) => day && take({ from: day }))
  const typedTo = useTypedDay(range.to, (day) => day && take({ to: day }))
  const query = useListQuery(sales(range))
  const chosen = { ...list, filters: { days: from || to ? 'own' : days } }
  return (
    <section className="panel" aria-labelledby="sales-title">
      <div className={toolStyles.tools}>
        <h2 id="sales-title">Sales</h2>
        <FilterLinks
          list={{ ...chosen, linkTo: (change) => list.linkTo({ ...change, from: '', to: '' }) }}
          name="days"
          label="Range"
          options={PRESETS}
        />
        <div className="row">
          <TextInput type="date" aria-label="From" {...typedFrom} />
          <TextInput type="date" aria-label="To" {...typedTo} />
        </div>
      </div>
      <QueryState query={query}>{(report) => <Report report={report} />}</QueryState>
    </section>
  )
}

function Report({ report }: { report: SalesWire }) {
  const { orders, paidOrders, conversion, average, salesBefore } = report
  return (
    <>
      <dl className={styles.figures}>
        <Figure label="Sales" value={formatMoney(report.sales)}>
          {`${formatMoney(salesBefore)} in the ${countOf(report.days.length, 'day')} before`}
        </Figure>
        <Figure label="Orders" value={formatNumber(orders)}>
          {formatNumber(paidOrders)} of them paid
        </Figure>
        <Figure label="Conversion" value={conversion === null ? 'none' : `${conversion}%`}>
          of placed orders were paid
        </Figure>
        <Figure label="Average order" value={formatMoney(average)}>
          per paid order
        </Figure>
      </dl>
      <SalesChart days={report.days} />
      {report.topProducts.length > 0 && (
        <>
          <h3>Best sellers</h3>
          <ol className={ranked.list}>
            {report.topProducts.map(({ productId, productName, pieces, sales: sold }) => (
              <li key={productId}>
                <span>{productName}</span>
                <span className="muted">{formatNumber(pieces)} sold</span>
                <b className="tabular">{formatMoney(sold)}</b>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}
