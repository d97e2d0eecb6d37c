import type { ReportDays } from '@mendwell/contract/reports/report-days'
import type { Figures, SalesReport } from '@mendwell/contract/reports/sales-reports'
import { bucketOf, bucketsOf, type Cut, type Period } from '@mendwell/domain/reports/periods'
import type { Db, Queryable } from '../../../db/db.ts'
import { readAtOnce } from '../money/read-at-once.repository.ts'
import { comparedWith, findShopDays } from '../money/shop-days.repository.ts'
import { addFigures, NOTHING } from './figures.ts'
import { findPaidDays, findRefundedDays } from './sales.repository.ts'

type Bucket = Figures & { start: string }

/** Sales of a period by day, week or month, each next to its counterpart in the period before; in cents. */
export const getSalesReport = (
  db: Db,
  { by, ...days }: ReportDays & { by: Cut },
): Promise<SalesReport> =>
  readAtOnce(db, async (tx) => {
    const period = comparedWith(days)
    const [rows, before] = await Promise.all([
      getBuckets(tx, days, by),
      period && getBuckets(tx, period, by),
    ])
    return {
      rows: rows.map((row, index) => ({ ...row, before: before?.[index] ?? null })),
      total: rows.reduce<Figures>(addFigures, NOTHING),
      before: before?.reduce<Figures>(addFigures, NOTHING) ?? null,
    }
  })

async function getBuckets(tx: Queryable, period: Period, by: Cut): Promise<Bucket[]> {
  const days = await findShopDays(tx, period)
  const [paid, refunded] = await Promise.all([findPaidDays(tx, days), findRefundedDays(tx, days)])
  const buckets = new Map(bucketsOf(period, by).map((start) => [start, NOTHING]))
  const add = (day: string, figures: Omit<Figures, 'net' | 'total'>) => {
    const start = bucketOf(day, by, period)
    const net = figures.sales - figures.refunds
    const total = net + figures.shipping + figures.tax
    buckets.set(start, addFigures(buckets.get(start) ?? NOTHING, { ...figures, net, total }))
  }
  for (const { day, orders, goodsCents, shippingCents, taxCents } of paid)
    add(day, { orders, sales: goodsCents, refunds: 0, shipping: shippingCents, tax: taxCents })
  for (const { day, goodsCents, shippingCents, taxCents } of refunded)
    add(day, {
      orders: 0,
      sales: 0,
      refunds: goodsCents,
      shipping: -shippingCents,
      tax: -taxCents,
    })
  return [...buckets].map(([start, figures]) => ({ start, ...figures }))
}
