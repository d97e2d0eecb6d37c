import type { Sales } from '@mendwell/contract/shop/staff-today'
import { type Period, periodBefore } from '@mendwell/domain/reports/periods'
import type { Queryable } from '../../db/db.ts'
import { findSalesDays, findTopProducts, sumSales } from './today.repository.ts'

/** Sales of a range of days, in cents internally; cancelled orders do not count. */
export async function getSales(db: Queryable, range: Period): Promise<Sales> {
  const [days, salesBefore, topProducts] = await Promise.all([
    findSalesDays(db, range),
    sumSales(db, periodBefore(range)),
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
