import type { Sales } from '@mendwell/contract/shop/staff-today'
import type { Queryable } from '../../db/db.ts'
import { findSalesDays, findTopProducts, type Range, sumSales } from './today.repository.ts'

const DAY_MS = 86_400_000
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** As many days as the range has, ending the day before it begins. */
function rangeBefore({ from, to }: Range): Range {
  const start = Date.parse(from)
  const length = Date.parse(to) - start
  return { from: isoDay(start - length - DAY_MS), to: isoDay(start - DAY_MS) }
}

/** Sales of a range of days, in cents inside; cancelled orders do not count. */
export async function getSales(db: Queryable, range: Range): Promise<Sales> {
  const [days, salesBefore, topProducts] = await Promise.all([
    findSalesDays(db, range),
    sumSales(db, rangeBefore(range)),
    findTopProducts(db, range),
  ])
  const sum = (of: (day: (typeof days)[number]) => number) =>
    days.reduce((total, day) => total + of(day), 0)
  const orders = sum((day) => day.orders)
  const paidOrders = sum((day) => day.paidOrders)
  const sales = sum((day) => day.salesCents)
  return {
    days: days.map(({ salesCents, ...day }) => ({ ...day, sales: salesCents })),
    orders,
    paidOrders,
    sales,
    average: paidOrders === 0 ? 0 : Math.round(sales / paidOrders),
    conversion: orders === 0 ? null : Math.round((paidOrders / orders) * 1000) / 10,
    salesBefore,
    topProducts: topProducts.map(({ salesCents, ...product }) => ({
      ...product,
      sales: salesCents,
    })),
  }
}
