import { useMediaQuery } from '@mantine/hooks'
import type { SalesWire } from '@mendwell/contract/shop/staff-today'
import tableStyles from '../../components/lists/table.module.css'
import { formatDay, formatMoney, formatNumber } from '../../components/page/formats.ts'
import { shortMoney } from '../../components/page/short-money.ts'
import { roundUp } from './round-up.ts'
import styles from './sales-chart.module.css'

type Day = SalesWire['days'][number]

/** About as many units as pixels, so that letters are as large on a phone as on a wide screen. */
const SIZES = { wide: { width: 1000, left: 90 }, phone: { width: 340, left: 52 } }
const HEIGHT = 220
const LINES = 4
/** Room for the upper half of the topmost label. */
const ABOVE = 14

/** Sales per day as bars; the same numbers are in the table below it, for screen readers. */
export function SalesChart({ days }: { days: readonly Day[] }) {
  const top = roundUp(Math.max(...days.map((day) => day.sales), 0))
  const best = days.reduce((one, other) => (other.sales > one.sales ? other : one), days[0] as Day)
  const isPhone = useMediaQuery('(max-width: 720px)', false, { getInitialValueInEffect: false })
  // The axis on the left: the amounts.
  const { width, left } = isPhone ? SIZES.phone : SIZES.wide
  const slot = (width - left) / days.length
  const heightOf = (amount: number) => (amount / top) * HEIGHT
  return (
    <figure>
      <svg
        className={styles.chart}
        viewBox={`0 -${ABOVE} ${width} ${HEIGHT + ABOVE + 32}`}
        role="img"
        aria-label={`Sales per day, best on ${formatDay(best.day)} with ${formatMoney(best.sales)}`}
      >
        {Array.from({ length: LINES + 1 }, (_, index) => (index * top) / LINES).map((amount) => (
          <g key={amount}>
            <line
              x1={left}
              x2={width}
              y1={HEIGHT - heightOf(amount)}
              y2={HEIGHT - heightOf(amount)}
            />
            <text x={left - 10} y={HEIGHT - heightOf(amount) + 5} textAnchor="end">
              {shortMoney(amount)}
            </text>
          </g>
        ))}
        {days.map(({ day, sales }, index) => (
          <rect
            key={day}
            x={left + index * slot + slot * 0.15}
            width={slot * 0.7}
            y={HEIGHT - heightOf(Math.max(0, sales))}
            height={heightOf(Math.max(0, sales))}
            rx={Math.min(4, slot * 0.2)}
          >
            <title>{`${formatDay(day)}: ${formatMoney(sales)}`}</title>
          </rect>
        ))}
        <text x={left} y={HEIGHT + 24}>
          {days[0] && formatDay(days[0].day)}
        </text>
        <text x={width} y={HEIGHT + 24} textAnchor="end">
          {formatDay((days.at(-1) ?? best).day)}
        </text>
      </svg>
      <details>
        <summary>Show as a table</summary>
        <div className={tableStyles.frame}>
          <table className={tableStyles.unfolded}>
            <caption>Sales per day</caption>
            <thead>
              <tr>
                <th>Day</th>
                <th className="number">Orders</th>
                <th className="number">Paid</th>
                <th className="number">Sales</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, orders, paidOrders, sales }) => (
                <tr key={day}>
                  <td>{formatDay(day)}</td>
                  <td className="number">{formatNumber(orders)}</td>
                  <td className="number">{formatNumber(paidOrders)}</td>
                  <td className="number">{formatMoney(sales)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
