import { useQuery } from '@tanstack/react-query'
import { sales } from '../../../api/staff/today.ts'
import { formatMoney, formatNumber } from '../../components/page/formats.ts'
import { QueryState } from '../../components/page/query-state.tsx'
import { Figure } from './figure.tsx'
import { lastDays } from './ranges.ts'
import styles from './sales-report.module.css'

/** The shop's sales today so far, next to those of the whole day before. */
export function SalesToday() {
  const query = useQuery({ ...sales(lastDays(1)), refetchInterval: 60_000 })
  return (
    <section className={`panel ${styles.today}`} aria-label="Today so far">
      <QueryState query={query} lines={1}>
        {(report) => (
          <dl className={styles.figures}>
            <Figure label="Sales today" value={formatMoney(report.sales)}>
              {`${formatMoney(report.salesBefore)} yesterday, all day`}
            </Figure>
            <Figure label="Orders today" value={formatNumber(report.orders)}>
              {`${formatNumber(report.paidOrders)} of them paid`}
            </Figure>
            <Figure label="Average order today" value={formatMoney(report.average)}>
              per paid order
            </Figure>
          </dl>
        )}
      </QueryState>
    </section>
  )
}
