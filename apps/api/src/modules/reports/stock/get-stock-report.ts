import { SOLD_DAYS, type StockReport } from '@mendwell/contract/reports/stock-reports'
import { addDays } from '@mendwell/domain/days/calendar'
import { sum } from '@mendwell/domain/money/money'
import type { Db } from '../../../db/db.ts'
import { readAtOnce } from '../money/read-at-once.repository.ts'
import { findShopDays, findToday } from '../money/shop-days.repository.ts'
import { findStock } from './stock-report.repository.ts'

const MAX_CATEGORIES = 10

type Row = StockReport['rows'][number]

const ORDERS: Record<'soonest' | 'value', (one: Row, other: Row) => number> = {
  soonest: (one, other) =>
    (one.daysLeft ?? Number.MAX_SAFE_INTEGER) - (other.daysLeft ?? Number.MAX_SAFE_INTEGER) ||
    other.sold - one.sold ||
    one.productId - other.productId,
  value: (one, other) =>
    (other.value ?? other.retail) - (one.value ?? one.retail) || one.productId - other.productId,
}

/** The stock now, its value in cents, and how many days it lasts at the rate of the last 90. */
export const getStockReport = (
  db: Db,
  { order }: { order: 'soonest' | 'value' },
  limit = Number.POSITIVE_INFINITY,
): Promise<StockReport> =>
  readAtOnce(db, async (tx) => {
    const today = await findToday(tx)
    const period = { from: addDays(today, 1 - SOLD_DAYS), to: today }
    const stock = await findStock(tx, await findShopDays(tx, period))
    const rows = stock.map(({ category, ...row }) => ({
      ...row,
      daysLeft: row.sold === 0 ? null : Math.floor((row.quantity * SOLD_DAYS) / row.sold),
    }))
    const categories = [...Map.groupBy(stock, ({ category }) => category)].map(
      ([name, products]) => ({
        name,
        pieces: sum(products.map(({ quantity }) => quantity)),
        retail: sum(products.map(({ retail }) => retail)),
      }),
    )
    categories.sort((one, other) => other.retail - one.retail || one.name.localeCompare(other.name))
    return {
      rows: rows.toSorted(ORDERS[order]).slice(0, limit),
      count: rows.length,
      pieces: sum(rows.map(({ quantity }) => quantity)),
      value: sum(rows.map(({ value }) => value ?? 0)),
      retail: sum(rows.map(({ retail }) => retail)),
      withoutCost: rows.filter(({ value, quantity }) => value === null && quantity > 0).length,
      categories: categories.slice(0, MAX_CATEGORIES),
    }
  })
